import { schema } from '@taskfield/document'
import type { Fragment, Slice } from 'prosemirror-model'
import { TextSelection, type EditorState, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { leaveText } from '../../core/transform/make-room.ts'
import { captionLines, codeLines } from './fit-slice.ts'
import { insertBlocks, insertInline } from './insert-blocks.ts'

/** Puts what is pasted in the place of what is selected. */
export function pasteSlice(view: EditorView, { content }: Slice): boolean {
  const transaction = pasteTransaction(view.state, content)
  if (!transaction) return false
  view.dispatch(transaction.setMeta('paste', true).setMeta('uiEvent', 'paste').scrollIntoView())
  return true
}

/** What puts content in the place of what is selected; `null` where nothing can be put. */
export function pasteTransaction({ tr }: EditorState, content: Fragment): Transaction | null {
  if (content.size === 0 || !makePlace(tr)) return null
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
function makePlace(transaction: Transaction): boolean {
  if (!leaveText(transaction) && !transaction.selection.empty) transaction.deleteSelection()
  const { selection } = transaction
  return selection instanceof TextSelection && selection.empty
}
