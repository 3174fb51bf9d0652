import { schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { runsOf } from './item-runs.ts'
import { leaveLists } from './leave-lists.ts'
import { liftOutOfLists } from './lift-items.ts'
import { selectedItems } from './selected-items.ts'

const { list, listItem } = schema.nodes

/**
 * Makes the selected items blocks outside all lists. Items of outermost lists that are selected with all items in them leave
 * in one step, however many they are; the others, at the edges of a selection, one after another.
 */
export function leaveSelectedLists(transaction: Transaction): void {
  const { doc, selection } = transaction
  const items = selectedItems(selection)
  const selected = new Set(items.map(({ pos }) => pos))
  const inItems = new Set(items.map(each => each.list.pos).filter(pos => isInItem(doc, pos)))
  const taken = new Set<number>()
  const whole = items.filter(({ node, pos, list: { pos: around } }) => {
    const within = itemsIn(node, pos)
    if (inItems.has(around) || !within.every(each => selected.has(each))) return false
    for (const each of within) taken.add(each)
    return true
  })
  const steps = transaction.steps.length
  leaveLists(transaction, runsOf(whole), true)
  const mapping = transaction.mapping.slice(steps)
  // From the end, so that the positions before stay what they are.
  const others = items.filter(({ pos }) => !taken.has(pos)).map(({ pos }) => mapping.map(pos))
  for (const pos of others.toReversed()) liftOutOfLists(transaction, pos)
}

/** Where an item, and those in the lists in it, begin. */
function itemsIn(item: Node, pos: number): number[] {
  const positions = [pos]
  item.forEach((block, offset) => {
    if (block.type !== list) return
    const start = pos + 1 + offset + 1
    block.forEach((inner, innerOffset) => positions.push(...itemsIn(inner, start + innerOffset)))
  })
  return positions
}

function isInItem(doc: Node, pos: number): boolean {
  return doc.resolve(pos).parent.type === listItem
}
