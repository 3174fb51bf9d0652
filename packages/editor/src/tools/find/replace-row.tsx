import { useState, type ReactElement } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { useEditorState } from '../../core/feature/use-editor-state.ts'
import { useMessages } from '../../messages/locale.tsx'
import type { Message } from '../../messages/message.ts'
import { replaceAllMatches, replaceMatch } from './find-commands.ts'
import { replaceAllLabel, replacedMessage, replaceInputLabel, replaceLabel } from './messages.ts'
import { runQuietly } from './run-quietly.ts'

interface ReplaceRowProps {
  readonly editor: EditorContext
  readonly current: number
  readonly count: number
  /** Is told how many places were replaced at once. */
  readonly onReplaced: (message: Message) => void
}

/** What replaces what was found, and the buttons that do it. There is none in a text that is only read. */
export function ReplaceRow({ editor, current, count, onReplaced }: ReplaceRowProps): ReactElement | null {
  const say = useMessages()
  const [text, setText] = useState('')
  const { isEditable } = useEditorState(editor, () => ({ isEditable: editor.isEditable }))
  if (!isEditable) return null
  const replace = (): void => runQuietly(editor, replaceMatch(text))
  const replaceAll = (): void => {
    onReplaced(replacedMessage(count))
    runQuietly(editor, replaceAllMatches(text))
  }
  return (
    <div className="tf-find-row">
      <input
        className="tf-input"
        aria-label={say(replaceInputLabel)}
        placeholder={say(replaceInputLabel)}
        value={text}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          replace()
        }}
      />
      <span className="tf-find-buttons">
        <button type="button" className="tf-button" disabled={current < 0} onClick={replace}>
          {say(replaceLabel)}
        </button>
        <button type="button" className="tf-button" disabled={count === 0} onClick={replaceAll}>
          {say(replaceAllLabel)}
        </button>
      </span>
    </div>
  )
}
