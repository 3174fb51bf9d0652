import { schema } from '@taskfield/document'
import { Fragment, NodeRange, Slice, type Node } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { ReplaceAroundStep } from 'prosemirror-transform'
import { rangeOfRun, type ItemRun } from './item-runs.ts'
import { leaveLists } from './leave-lists.ts'

const { list, listItem } = schema.nodes

/** Moves items out one level, those on the first level in one step. The runs are in order, none of them in another. */
export function liftItemRuns(transaction: Transaction, runs: readonly ItemRun[]): void {
  const { doc } = transaction
  const steps = transaction.steps.length
  leaveLists(
    transaction,
    runs.filter(run => !isInItem(doc, run)),
    false,
  )
  const mapping = transaction.mapping.slice(steps)
  // From the end, so that the positions before stay what they are.
  for (const run of runs.filter(each => isInItem(doc, each)).toReversed())
    moveToOuterList(transaction, { ...run, list: mapping.map(run.list) })
}

/** Moves items out one level; on the first level they leave their list. */
export function liftItemRun(transaction: Transaction, run: ItemRun): void {
  liftItemRuns(transaction, [run])
}

/** Takes an item out of all lists around it: its blocks stand where it stood, and the lists in it beside them. */
export function liftOutOfLists(transaction: Transaction, pos: number): void {
  const $item = transaction.doc.resolve(pos)
  let run: ItemRun = { list: $item.before(), from: $item.index(), to: $item.index() + 1 }
  while (isInItem(transaction.doc, run)) run = moveToOuterList(transaction, run)
  leaveLists(transaction, [run], false)
}

/** Whether the list of a run stands in an item itself. */
function isInItem(doc: Node, run: ItemRun): boolean {
  return doc.resolve(run.list).parent.type === listItem
}

/** Returns where the items are then. */
function moveToOuterList(transaction: Transaction, run: ItemRun): ItemRun {
  adoptItemsAfter(transaction, run)
  adoptBlocksAfter(transaction, run)
  const { start, end } = rangeOfRun(transaction.doc, run)
  const $start = transaction.doc.resolve(start)
  const range = new NodeRange($start, transaction.doc.resolve(end), $start.depth)
  transaction.lift(range, $start.depth - 2)
  // What was before the items is closed: their list, if it keeps any, and the item around it.
  const $moved = transaction.doc.resolve(run.from === 0 ? start : start + 2)
  const from = $moved.index()
  return { list: $moved.before(), from, to: from + run.to - run.from }
}

/** The items after the run go on as items of its last one. */
function adoptItemsAfter(transaction: Transaction, run: ItemRun): void {
  const node = transaction.doc.nodeAt(run.list)
  if (!node || run.to === node.childCount) return
  const { end } = rangeOfRun(transaction.doc, run)
  const listEnd = run.list + node.nodeSize - 1
  const around = listItem.create(null, list.create({ ...node.attrs, start: null }))
  const slice = new Slice(Fragment.from(around), 1, 0)
  transaction.step(new ReplaceAroundStep(end - 1, listEnd, end, listEnd, slice, 1, true))
}

/** The blocks after the list of the run, which ends with it, become the last ones of its last item. */
function adoptBlocksAfter(transaction: Transaction, run: ItemRun): void {
  const { end } = rangeOfRun(transaction.doc, run)
  const $after = transaction.doc.resolve(end + 1)
  if ($after.pos === $after.end()) return
  const blocks = $after.parent.slice($after.parentOffset).content
  transaction.delete($after.pos, $after.end()).insert(end - 1, blocks)
}
