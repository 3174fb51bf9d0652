import { ChevronDown, Clipboard } from 'lucide-react'
import type { KeyboardEvent, ReactElement } from 'react'
import { flushSync } from 'react-dom'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { useEditorState } from '../../../core/feature/use-editor-state.ts'
import { useMessages } from '../../../messages/locale.tsx'
import type { Message } from '../../../messages/message.ts'
import { Icon } from '../../../ui/icon.tsx'
import {
  asCellsLabel,
  asFormattedLabel,
  asMarkdownLabel,
  asPlainLabel,
  asTableLabel,
  inOneCellLabel,
  joinLinesLabel,
} from './messages.ts'
import { pasteChoiceLabel } from '../messages.ts'
import { choosePaste, openPasteChoice } from './choose-paste.ts'
import {
  pasteChoiceBalloon,
  pasteChoiceOf,
  setPasteChoice,
  type PasteChoice,
  type PasteKind,
} from './paste-choice.ts'

const labels: Readonly<Record<PasteKind, Message>> = {
  formatted: asFormattedLabel,
  markdown: asMarkdownLabel,
  table: asTableLabel,
  cells: asCellsLabel,
  joined: joinLinesLabel,
  plain: asPlainLabel,
  oneCell: inOneCellLabel,
}

/** The button at the end of what was pasted; pressed, or by Ctrl, the ways to paste it. */
export function PasteChoiceBar({ editor }: { editor: EditorContext }): ReactElement | null {
  const say = useMessages()
  const { choice } = useEditorState(editor, state => ({ choice: pasteChoiceOf(state) }))
  if (!choice) return null
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      className="tf-object-toolbar"
      aria-label={say(pasteChoiceLabel)}
      onKeyDown={event => moveInBar(event, editor)}
    >
      {choice.shown !== 'button' ? (
        [...choice.ways.keys()].map(kind => (
          <button
            type="button"
            key={kind}
            className="tf-tool tf-tool-words"
            aria-pressed={kind === choice.current}
            onClick={() => editor.run(choosePaste(kind))}
          >
            {say(labels[kind])}
          </button>
        ))
      ) : (
        <button
          type="button"
          className="tf-tool tf-tool-actions"
          aria-label={say(pasteChoiceLabel)}
          aria-expanded={false}
          // A press by a key is no press of a pointer.
          onClick={({ detail }) =>
            detail > 0 ? openAnew(editor, choice) : editor.apply(openPasteChoice('focusedWays'))
          }
        >
          <Icon of={Clipboard} />
          <kbd aria-hidden>Ctrl</kbd>
          <Icon of={ChevronDown} />
        </button>
      )}
    </div>
  )
}

/**
 * Opens the ways as a popup of their own: one that grows where the button stands reaches over the edge of a phone before it is moved, and
 * Chromium lets the page be scrolled that far for as long as it is there.
 */
function openAnew(editor: EditorContext, choice: PasteChoice): void {
  flushSync(() => editor.apply(pasteChoiceBalloon.close))
  editor.apply(({ tr }, dispatch) => {
    dispatch?.(setPasteChoice(tr, { ...choice, shown: 'ways' }))
    return true
  })
}

/** Arrows, Home and End go from button to button, Escape back to the text. */
function moveInBar(event: KeyboardEvent<HTMLElement>, editor: EditorContext): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex(button => button === event.target)
  const places: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % buttons.length,
    ArrowLeft: (at || buttons.length) - 1,
    Home: 0,
    End: buttons.length - 1,
  }
  const place = places[event.key]
  if (event.key === 'Escape') editor.focus()
  if (place === undefined) return
  event.preventDefault()
  buttons[place]?.focus()
}
