import { schema } from '@taskfield/document'
import { TextSelection, type Transaction } from 'prosemirror-state'

/** Puts an empty paragraph between blocks, and the caret into it. */
export function insertParagraph(transaction: Transaction, position: number): Transaction {
  transaction.insert(position, schema.nodes.paragraph.create())
  return transaction.setSelection(TextSelection.create(transaction.doc, position + 1)).scrollIntoView()
}
