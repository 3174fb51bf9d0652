import { useState, type ReactElement } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { useMessages } from '../../messages/locale.tsx'
import type { Message } from '../../messages/message.ts'
import { BarCommand } from './bar-controls.tsx'
import { replaceAllMatches, replaceMatch } from './find-commands.ts'
import { replaceAllLabel, replacedMessage, replaceInputLabel, replaceLabel } from './bar-messages.ts'
import { runQuietly } from './run-in-bar.ts'

interface ReplaceRowProps {
  readonly editor: EditorContext
  readonly current: number
  readonly count: number
  /** Is told how many places were replaced at once. */
  readonly onReplaced: (message: Message) => void
}

/** What replaces what was found, and the buttons that do it. */
export function ReplaceRow({ editor, current, count, onReplaced }: ReplaceRowProps): ReactElement {
  const say = useMessages()
  const [text, setText] = useState('')
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
        <BarCommand label={replaceLabel} disabled={current < 0} onPress={replace} />
        <BarCommand label={replaceAllLabel} disabled={count === 0} onPress={replaceAll} />
      </span>
    </div>
  )
}
