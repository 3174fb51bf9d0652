import type { Fragment } from 'prosemirror-model'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import type { TextMeaning } from '../../../core/feature/feature.ts'
import type { Message } from '../../../messages/message.ts'

/** A paste, and what the field has to repeat it with: code that comes later would part the field's own into pieces. */
export interface Pasted {
  /** The state before. */
  readonly before: EditorState
  /** What the clipboard held as plain text. */
  readonly text: string
  /** Whether that was pasted, and not the HTML beside it. */
  readonly isText: boolean
  /** What was put into the text. */
  readonly content: Fragment
  /** What puts something else in its stead; `null` where that cannot be. */
  readonly replace: (content: Fragment) => Transaction | null
  readonly readText: (text: string) => Fragment
  readonly readHtml: (html: string) => Fragment
  /** What else the text may be; `null` where it is nothing else. */
  readonly findMeaning: () => TextMeaning | null
  readonly warn: (message: Message) => void
  /** Makes a change one that Backspace takes back as well. */
  readonly asAutomatic: (transaction: Transaction) => Transaction
  readonly undo: Command
  /** Puts the caret where a text stands, at a position or before it. */
  readonly putCaret: (transaction: Transaction, position: number) => Transaction
}
