import { indentOf, schema } from '@taskfield/document'
import { Fragment, NodeRange, Slice } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { ReplaceAroundStep } from 'prosemirror-transform'
import { rangeOfRun, type ItemRun } from './item-runs.ts'

const { list, listItem } = schema.nodes

/** Moves items out one level; on the first level they leave their list. */
export function liftItemRun(transaction: Transaction, run: ItemRun): void {
  if (transaction.doc.resolve(run.list).parent.type === listItem) {
    moveToOuterList(transaction, run)
    return
  }
  for (let index = run.to - 1; index >= run.from; index--) leaveList(transaction, run.list, index)
}

/** Takes an item out of all lists around it: its blocks stand where it stood, and the lists in it beside them. */
export function liftOutOfLists(transaction: Transaction, pos: number): void {
  const $item = transaction.doc.resolve(pos)
  let run: ItemRun = { list: $item.before(), from: $item.index(), to: $item.index() + 1 }
  while (transaction.doc.resolve(run.list).parent.type === listItem) run = moveToOuterList(transaction, run)
  leaveList(transaction, run.list, run.from)
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

/** Puts the blocks of an item of the first level in its place. The items after it are a list of their own. */
function leaveList(transaction: Transaction, pos: number, index: number): void {
  const { start, end } = rangeOfRun(transaction.doc, { list: pos, from: index, to: index + 1 })
  const $item = transaction.doc.resolve(start)
  const { parent, nodeAfter: item } = $item
  if (!item) return
  const before = index > 0 ? Fragment.from(list.create(parent.attrs)) : Fragment.empty
  const rest = index > 0 ? { ...parent.attrs, start: null } : parent.attrs
  const after = index < parent.childCount - 1 ? Fragment.from(list.create(rest)) : Fragment.empty
  const open = before.childCount
  const close = after.childCount
  const from = start - (1 - open)
  const slice = new Slice(before.append(after), open, close)
  transaction.step(new ReplaceAroundStep(from, end + (1 - close), start + 1, end - 1, slice, open))
  keepIndent(transaction, from + open, indentOf(item))
}

/** The indent of an item that is none any more goes on in its first block. */
function keepIndent(transaction: Transaction, pos: number, indent: string | null): void {
  const block = transaction.doc.nodeAt(pos)
  if (indent !== null && block && 'indent' in block.attrs && indentOf(block) === null)
    transaction.setNodeMarkup(pos, null, { ...block.attrs, indent })
}
