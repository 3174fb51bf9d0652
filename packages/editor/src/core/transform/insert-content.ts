import { schema } from '@taskfield/document'
import type { Fragment } from 'prosemirror-model'
import { TextSelection, type EditorState, type Transaction } from 'prosemirror-state'
import { insertBlocks, insertInline } from './insert-blocks.ts'
import { leaveText } from './make-room.ts'
import { captionLines, codeLines } from './text-lines.ts'

/** Puts content in the place of what is selected, as pasting does; `null` where nothing can be put. */
export function replaceSelected({ tr }: EditorState, content: Fragment): Transaction | null {
  if (content.size === 0 || !leavePlace(tr)) return null
  insertContent(tr, content)
  return tr
}

/** Puts content at the caret as its text can hold it. */
export function insertContent(transaction: Transaction, content: Fragment): void {
  const { type } = transaction.selection.$from.parent
  if (type.spec.code === true) insertInline(transaction, codeLines(content))
  else if (type === schema.nodes.caption) insertInline(transaction, captionLines(content))
  else if (content.firstChild?.isInline === true) insertInline(transaction, content)
  else insertBlocks(transaction, content.content)
}

/** Leaves a caret where something comes in, in the place of what is selected; `false` where that is no text. */
export function leavePlace(transaction: Transaction): boolean {
  if (!leaveText(transaction) && !transaction.selection.empty) transaction.deleteSelection()
  const { selection } = transaction
  return selection instanceof TextSelection && selection.empty
}
