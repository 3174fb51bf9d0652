import { schema } from '@taskfield/document'
import { CornerDownLeft } from 'lucide-react'
import { NodeSelection, type EditorState } from 'prosemirror-state'
import { useRef, type ReactElement } from 'react'
import { isBlockObject } from '../../core/selection/block-object.ts'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { insertParagraph } from '../../core/transform/insert-paragraph.ts'
import { useEditorState } from '../../core/feature/use-editor-state.ts'
import { useMessages } from '../../messages/locale.tsx'
import type { Message } from '../../messages/message.ts'
import { Tooltip } from '../../ui/popups/tooltip.tsx'
import { findDeadEnds } from './dead-ends.ts'
import { paragraphAfterLabel, paragraphBeforeLabel } from './messages.ts'
import { useHoveredObject } from './use-hovered-object.ts'
import { useObjectBox } from '../../ui/use-object-box.ts'

const place = 'tf-insert-paragraph'

/**
 * Buttons at the edges of the object under the pointer, or of the selected one, wherever no click could put the caret
 * before or after it. Keys have the caret between blocks for it.
 */
export function InsertParagraphButtons({ editor }: { editor: EditorContext }): ReactElement {
  const over = useRef<HTMLDivElement>(null)
  const hovered = useHoveredObject(editor, place)
  const facts = useEditorState(editor, state => {
    const pos = hovered ?? selectedObject(state)
    const ends = pos === null || !editor.isEditable ? null : findDeadEnds(state.doc, pos)
    const isTable = pos !== null && state.doc.nodeAt(pos)?.type === schema.nodes.tableFigure
    return { pos, before: ends?.before ?? false, after: ends?.after ?? false, isTable }
  })
  const box = useObjectBox(editor, facts.before || facts.after ? facts.pos : null, over)
  const insert = (isAfter: boolean): void =>
    editor.run((state, dispatch) => {
      const size = state.doc.nodeAt(facts.pos ?? 0)?.nodeSize ?? 0
      dispatch?.(insertParagraph(state.tr, (facts.pos ?? 0) + (isAfter ? size : 0)))
      return true
    })
  return (
    <div ref={over} className={place}>
      {box && facts.before && (
        <EdgeButton
          label={paragraphBeforeLabel}
          top={box.top}
          // Above a table stand the handles of its columns.
          left={facts.isTable ? box.right + 6 : box.left + 24}
          onPress={() => insert(false)}
        />
      )}
      {box && facts.after && (
        <EdgeButton
          label={paragraphAfterLabel}
          top={box.bottom}
          left={box.right - 24}
          onPress={() => insert(true)}
        />
      )}
    </div>
  )
}

interface EdgeButtonProps {
  readonly label: Message
  /** Where its centre stands: px. */
  readonly top: number
  readonly left: number
  readonly onPress: () => void
}

function EdgeButton({ label, top, left, onPress }: EdgeButtonProps): ReactElement {
  const say = useMessages()
  return (
    <Tooltip label={say(label)}>
      <button
        type="button"
        className="tf-insert-paragraph-button"
        aria-label={say(label)}
        tabIndex={-1}
        style={{ top, left }}
        // The text keeps its focus and its selection.
        onMouseDown={event => event.preventDefault()}
        onClick={onPress}
      >
        <CornerDownLeft size={14} strokeWidth={2} aria-hidden />
      </button>
    </Tooltip>
  )
}

function selectedObject({ selection }: EditorState): number | null {
  return selection instanceof NodeSelection && isBlockObject(selection.node) ? selection.from : null
}
