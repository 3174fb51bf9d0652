import { schema } from '@taskfield/document'
import type { Fragment, Slice } from 'prosemirror-model'
import { TextSelection, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { leaveText } from '../../core/transform/make-room.ts'
import { captionLines, codeLines } from './fit-slice.ts'
import { insertBlocks, insertInline } from './insert-blocks.ts'

/** Puts what is pasted in the place of what is selected. */
export function pasteSlice(view: EditorView, { content }: Slice): boolean {
  const { tr } = view.state
  if (content.size === 0 || !makePlace(tr)) return false
  insertContent(tr, content)
  view.dispatch(tr.setMeta('paste', true).setMeta('uiEvent', 'paste').scrollIntoView())
  return true
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
