import { schema } from '@taskfield/document'
import { TextSelection, type Transaction } from 'prosemirror-state'
import { isEmptyParagraph } from '../selection/block-object.ts'

/** Deletes the object that begins at a position. The caret stays in its place, in an empty paragraph. */
export function deleteObject(transaction: Transaction, pos: number): Transaction {
  const $start = transaction.doc.resolve(pos)
  const end = pos + ($start.nodeAfter?.nodeSize ?? 0)
  const isParagraphBefore = isEmptyParagraph($start.nodeBefore)
  if (isParagraphBefore || isEmptyParagraph(transaction.doc.resolve(end).nodeAfter)) {
    transaction.delete(pos, end)
  } else {
    transaction.replaceWith(pos, end, schema.nodes.paragraph.create())
  }
  const caret = isParagraphBefore ? pos - 1 : pos + 1
  return transaction.setSelection(TextSelection.create(transaction.doc, caret)).scrollIntoView()
}
