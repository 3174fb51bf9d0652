import { schema } from '@taskfield/document'
import { TextSelection, type Transaction } from 'prosemirror-state'

/** Puts an empty paragraph between blocks, and the caret into it. */
export function insertParagraph(transaction: Transaction, pos: number): Transaction {
  transaction.insert(pos, schema.nodes.paragraph.create())
  return transaction.setSelection(TextSelection.create(transaction.doc, pos + 1)).scrollIntoView()
}
