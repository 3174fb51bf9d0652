import { schema } from '@taskfield/document'
import type { ResolvedPos } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { splitListAround } from '../../core/lists/split-list.ts'

/** Blocks side by side, from the position before the first to that after the last. */
export interface BlockRange {
  readonly start: number
  readonly end: number
}

/**
 * The blocks right in a container, by its depth, that a range touches. A list of which the range touches only some items
 * is parted, so that they are a list of their own.
 */
export function partBlocks(
  transaction: Transaction,
  $from: ResolvedPos,
  $to: ResolvedPos,
  depth: number,
): BlockRange {
  const first = findList($from, depth)
  const last = findList($to, depth)
  const to = $to.indexAfter(depth + 1)
  if (first !== null && first === last) {
    const start = splitListAround(transaction, { list: first, from: $from.index(depth + 1), to })
    return { start, end: endOfBlock(transaction, start) }
  }
  let end = $to.depth > depth ? $to.after(depth + 1) : $to.pos
  if (last !== null) end = endOfBlock(transaction, splitListAround(transaction, { list: last, from: 0, to }))
  if (first === null) return { start: $from.depth > depth ? $from.before(depth + 1) : $from.pos, end }
  const size = transaction.doc.content.size
  const items = transaction.doc.nodeAt(first)?.childCount ?? 0
  const start = splitListAround(transaction, { list: first, from: $from.index(depth + 1), to: items })
  return { start, end: end + transaction.doc.content.size - size }
}

/** The position of the list that is the block of a container around a position; `null` where that is none. */
function findList($pos: ResolvedPos, depth: number): number | null {
  const isInList = $pos.depth > depth && $pos.node(depth + 1).type === schema.nodes.list
  return isInList ? $pos.before(depth + 1) : null
}

function endOfBlock({ doc }: Transaction, pos: number): number {
  return pos + (doc.nodeAt(pos)?.nodeSize ?? 0)
}
