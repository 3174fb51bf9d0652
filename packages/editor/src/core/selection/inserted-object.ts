import type { Node } from 'prosemirror-model'
import { NodeSelection, type Selection, type Transaction } from 'prosemirror-state'
import type { Mappable } from 'prosemirror-transform'

/**
 * An object that has come in and that nobody has selected since, so that its tools are shown: what is typed, pasted or inserted next
 * comes behind it. A click or an arrow makes it a selection as any other, which that replaces.
 */
export class InsertedObject extends NodeSelection {
  override map(doc: Node, mapping: Mappable): Selection {
    const mapped = super.map(doc, mapping)
    return mapped instanceof NodeSelection ? new InsertedObject(mapped.$from) : mapped
  }

  override eq(other: Selection): boolean {
    return other instanceof InsertedObject && super.eq(other)
  }
}

/** Selects the object at a position that a transaction has put there. */
export function selectInserted(transaction: Transaction, pos: number): Transaction {
  return transaction.setSelection(new InsertedObject(transaction.doc.resolve(pos)))
}
