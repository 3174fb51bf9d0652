import { schema } from '@taskfield/document'
import type { Transaction } from 'prosemirror-state'
import { rangeOfRun, type ItemRun } from './item-runs.ts'

const { list } = schema.nodes

/** Makes the items of a run a list of their own, and returns its position. */
export function splitListAround(transaction: Transaction, run: ItemRun): number {
  const node = transaction.doc.nodeAt(run.list)
  if (!node) throw new RangeError(`No list at position ${run.list}`)
  const { start, end } = rangeOfRun(transaction.doc, run)
  const rest = [{ type: list, attrs: { ...node.attrs, start: null } }]
  if (run.to < node.childCount) transaction.split(end, 1, rest)
  if (run.from === 0) return run.list
  transaction.split(start, 1, rest)
  return start + 1
}
