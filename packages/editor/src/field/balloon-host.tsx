import type { EditorState } from 'prosemirror-state'
import { useMemo, type ReactElement } from 'react'
import { findOpenBalloon, type Balloon, type OpenBalloon } from '../core/feature/balloon.ts'
import type { EditorContext } from '../core/feature/editor-context.ts'
import { popupsOf } from '../core/feature/feature-list.ts'
import { useEditorState, useFeatures } from '../core/feature/use-editor-state.ts'
import { openSuggestion } from '../core/suggestion/suggestion-state.ts'
import { useMessages } from '../messages/locale.tsx'
import { lazyPart, WhenLoaded } from '../ui/lazy/lazy-part.tsx'
import { loadLater } from '../ui/lazy/load-later.ts'
import { useHasFocus } from './use-has-focus.ts'

const BalloonPopup = lazyPart(async () => (await loadLater()).Balloon)

const closed = { balloon: null, from: 0, to: 0, takesFocus: false, isHovered: false }

/** The end of a whole node is not said: it moves at each letter that is typed there. */
function factsOf({ doc }: EditorState, open: OpenBalloon): BalloonFacts {
  const { balloon, from, to, takesFocus = false, isHovered = false } = open
  return { balloon, from, to: doc.nodeAt(from)?.nodeSize === to - from ? null : to, takesFocus, isHovered }
}

interface BalloonFacts {
  readonly balloon: Balloon | null
  readonly from: number
  readonly to: number | null
  readonly takesFocus: boolean
  readonly isHovered: boolean
}

/**
 * Shows the one balloon that is open, while the field has the focus and its text can be changed; what the pointer rests on has its own
 * at any time.
 */
export function BalloonHost({ editor }: { editor: EditorContext }): ReactElement | null {
  const features = useFeatures(editor)
  const say = useMessages()
  const balloons = useMemo(() => popupsOf(features, 'balloons').map(({ popup }) => popup), [features])
  const hasFocus = useHasFocus(editor)
  const { balloon, from, to, takesFocus, isHovered } = useEditorState<BalloonFacts>(editor, state => {
    // A list of suggestions stands where a balloon would.
    const open = openSuggestion(state) ? null : findOpenBalloon(state, balloons)
    return open && (editor.isEditable || open.isHovered) ? factsOf(state, open) : closed
  })
  const Content = balloon?.component
  // The same element, so that a change of the text which only moves the balloon leaves it as it is.
  const content = useMemo(() => Content && <Content editor={editor} />, [Content, editor])
  if (!balloon || !Content || !(hasFocus || takesFocus || isHovered)) return null
  const { name, label, side = 'below', close, escape = close } = balloon
  return (
    <WhenLoaded
      // A balloon that begins to take the focus is another one: the focus is given as it opens.
      key={`${name} ${takesFocus}`}
      popup={BalloonPopup}
      content={Content}
      giveUp={takesFocus && (() => editor.apply(close))}
    >
      <BalloonPopup
        editor={editor}
        label={say(label)}
        from={from}
        to={to}
        side={side}
        takesFocus={takesFocus}
        // A press elsewhere takes the focus there, and in the text it moves the caret. A text that only the pointer is in gets none.
        onClose={isEscape => (isEscape && hasFocus ? editor.run(escape) : editor.apply(close))}
      >
        {content}
      </BalloonPopup>
    </WhenLoaded>
  )
}
