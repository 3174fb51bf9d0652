import { schema } from '@taskfield/document'
import type { ResolvedPos } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'

const { list, listItem, paragraph } = schema.nodes

/** Deletes all blocks between two places between blocks, with the lists and quotes of which nothing is left. */
export function deleteBetween(transaction: Transaction, from: number, to: number): void {
  const { doc } = transaction
  const depth = doc.resolve(from).sharedDepth(to)
  const $from = leave(doc.resolve(from), depth, -1)
  const $to = leave(doc.resolve(to), depth, 1)
  // From the end, so that the positions before stay what they are.
  for (let at = $to.depth; at > depth; at--) {
    deleteHead(transaction, $to, at)
  }
  const middle = $from.depth > depth ? $from.after(depth + 1) : $from.pos
  transaction.delete(middle, $to.depth > depth ? $to.before(depth + 1) : $to.pos)
  for (let at = depth + 1; at <= $from.depth; at++) {
    transaction.delete(at < $from.depth ? $from.after(at + 1) : $from.pos, $from.end(at))
  }
}

/** An item keeps a block before its lists. */
function deleteHead(transaction: Transaction, $to: ResolvedPos, depth: number): void {
  const start = $to.start(depth)
  const end = depth < $to.depth ? $to.before(depth + 1) : $to.pos
  const isBare = $to.node(depth).type === listItem && transaction.doc.nodeAt(end)?.type === list
  if (isBare && start < end) transaction.replaceWith(start, end, paragraph.create())
  else transaction.delete(start, end)
}

/** The place beside all blocks below a depth that end, or begin, at a position. */
function leave($pos: ResolvedPos, depth: number, direction: 1 | -1): ResolvedPos {
  let $place = $pos
  while ($place.depth > depth && $place.parentOffset === (direction > 0 ? $place.parent.content.size : 0))
    $place = $place.doc.resolve(direction > 0 ? $place.after() : $place.before())
  return $place
}
