import { indentOf, schema } from '@taskfield/document'
import { NodeRange, type ResolvedPos } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'

const { list, listItem } = schema.nodes

/**
 * Parts the lists around a position that stand in the container at a depth. What follows the position in them comes out to
 * the container as lists of their own, which keep their kinds and what stands in their items.
 */
export function partLists(transaction: Transaction, pos: number, depth: number): void {
  const $pos = transaction.doc.resolve(pos)
  // From the outermost list in, so that what comes out is always the end of all that it leaves.
  for (let level = depth + 1; isOfType($pos, level, list); level += 2) {
    const lists = isOfType($pos, level + 1, listItem) ? partItem(transaction, $pos, level + 1) : []
    const rest = splitList(transaction, $pos, level)
    const nested = rest !== null && level > depth + 1 ? [...lists, rest] : lists
    for (const start of nested.toReversed()) liftList(transaction, start, depth)
  }
}

function isOfType($pos: ResolvedPos, depth: number, type: typeof list): boolean {
  return depth <= $pos.depth && $pos.node(depth).type === type
}

/**
 * Makes the blocks of an item that follow a position an item of their own. Lists before these stay in it: their positions
 * are returned.
 */
function partItem(transaction: Transaction, $pos: ResolvedPos, depth: number): number[] {
  const lists: number[] = []
  let pos = depth === $pos.depth ? $pos.pos : $pos.after(depth + 1)
  const end = $pos.end(depth)
  for (
    let node = transaction.doc.nodeAt(pos);
    pos < end && node?.type === list;
    node = transaction.doc.nodeAt(pos)
  ) {
    lists.push(pos)
    pos += node.nodeSize
  }
  if (pos < end)
    transaction.split(pos, 1, [{ type: listItem, attrs: { indent: indentOf($pos.node(depth)) } }])
  return lists
}

/** Makes the items of a list that follow a position a list of their own; `null` where there are none. */
function splitList(transaction: Transaction, $pos: ResolvedPos, depth: number): number | null {
  const item = depth < $pos.depth ? $pos.before(depth + 1) : $pos.pos
  const size = depth < $pos.depth ? (transaction.doc.nodeAt(item)?.nodeSize ?? 0) : 0
  const $boundary = transaction.doc.resolve(item + size)
  if ($boundary.nodeAfter === null) return null
  if ($boundary.nodeBefore === null) return $boundary.before()
  const attrs = { ...$boundary.parent.attrs, start: null }
  transaction.split($boundary.pos, 1, [{ type: list, attrs }])
  return $boundary.pos + 1
}

function liftList(transaction: Transaction, start: number, depth: number): void {
  const $start = transaction.doc.resolve(start)
  const end = start + ($start.nodeAfter?.nodeSize ?? 0)
  transaction.lift(new NodeRange($start, transaction.doc.resolve(end), $start.depth), depth)
}
