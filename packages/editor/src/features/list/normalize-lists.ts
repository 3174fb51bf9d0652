import { factsOf, listAttrs, listItemAttrs, schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { Plugin, type Transaction } from 'prosemirror-state'
import { isUndo } from '../../core/feature/history.ts'
import type { Span } from '../../core/selection/selected-blocks.ts'
import { changeBorders } from '../../core/transform/border-step.ts'
import { findChangedRange } from '../../core/transform/changed-range.ts'
import { changeOneText } from '../../core/transform/one-text.ts'

const { list } = schema.nodes

/**
 * Keeps lists as they would be read from their saved form: neighbours that look alike are one list, and only items with
 * a box are checked. Undo takes this back together with the change that it follows.
 */
export const normalizeLists: Plugin = new Plugin({
  appendTransaction(transactions, before, { doc, selection, tr }) {
    if (transactions.some(isUndo) || changeOneText(transactions, before.selection, selection)) return null
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

/** Takes away the borders between lists that are to be one: the end of one and the start of the next. */
function joinLists(transaction: Transaction, from: number, to: number): void {
  const joints = findJoints(transaction.doc, 0, { from, to })
  changeBorders(
    transaction,
    joints.map(pos => ({ from: pos - 1, to: pos + 1, borders: [] })),
  )
}

/** Finds the places between children that are to be one, in a node whose content begins at a position, in their order. */
function findJoints(parent: Node, start: number, range: Span): number[] {
  const joints: number[] = []
  const { children } = parent
  const from = Math.max(0, Math.min(parent.content.size, range.from - start))
  const { index, offset } = parent.childBefore(from)
  let first: Node | null = null
  let childCount = 0
  let pos = start + offset
  for (let at = index; at < children.length && pos <= range.to; at++) {
    const child = children[at]
    if (!child) break
    if (first && factsOf(first).joins(first, child, childCount)) {
      joints.push(pos)
      childCount += child.childCount
    } else {
      first = child
      childCount = child.childCount
    }
    if (!child.isTextblock) joints.push(...findJoints(child, pos + 1, range))
    pos += child.nodeSize
  }
  return joints
}
