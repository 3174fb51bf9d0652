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
  /** Whether it came over others of its kind, as cells do over cells. */
  readonly isOver: boolean
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
  /** Selects what another change to the same text selects: cells, or a caret where a text stands or before it. */
  readonly putCaret: (transaction: Transaction, meant: Transaction) => Transaction
}
