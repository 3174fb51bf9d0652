import { joinsNext, listAttrs, listItemAttrs, schema } from '@taskfield/document'
import { Plugin, type Transaction } from 'prosemirror-state'
import { isUndo } from '../../core/feature/history.ts'
import { findChangedRange } from '../../core/transform/changed-range.ts'

const { list } = schema.nodes

/**
 * Keeps lists as they would be read from their saved form: neighbours that look alike are one list, and only items with
 * a box are checked. Undo takes this back together with the change that it follows.
 */
export const normalizeLists: Plugin = new Plugin({
  appendTransaction(transactions, _before, { doc, tr }) {
    if (transactions.some(isUndo)) return null
    const range = findChangedRange(transactions)
    if (!range) return null
    const from = Math.max(0, range.from - 1)
    const to = Math.min(doc.content.size, range.to + 1)
    uncheckItems(tr, from, to)
    joinLists(tr, from, to)
    return tr.docChanged ? tr : null
  },
})

/** Looks at all items of the lists around a range: those behind it may have come from another kind of list. */
function uncheckItems(transaction: Transaction, from: number, to: number): void {
  transaction.doc.nodesBetween(from, to, (node, pos) => {
    if (node.type === list && listAttrs(node).kind !== 'todo') {
      node.forEach((item, offset) => {
        if (listItemAttrs(item).checked) transaction.setNodeAttribute(pos + 1 + offset, 'checked', false)
      })
    }
    return !node.isTextblock
  })
}

function joinLists(transaction: Transaction, from: number, to: number): void {
  for (let end = to; ; end -= 2) {
    const pos = findJoint(transaction, from, end)
    if (pos === null) return
    transaction.join(pos)
  }
}

/** Finds the first place in a range between two lists that are to be one. */
function findJoint({ doc }: Transaction, from: number, to: number): number | null {
  let found: number | null = null
  doc.nodesBetween(from, to, (node, pos, parent, index) => {
    const after = found === null ? parent?.maybeChild(index + 1) : null
    if (after && joinsNext(node, after)) found = pos + node.nodeSize
    return found === null && !node.isTextblock
  })
  return found
}
