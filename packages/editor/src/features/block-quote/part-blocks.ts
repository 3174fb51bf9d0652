import { schema } from '@taskfield/document'
import type { ResolvedPos } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { partLists } from '../../core/lists/part-lists.ts'
import type { Span } from '../../core/selection/selected-blocks.ts'

const { list } = schema.nodes

/**
 * The blocks right in a container, by its depth, that hold a span of texts and objects. Lists are parted: the items of the
 * span are lists of their own then, and so are those that follow them.
 */
export function partBlocks(transaction: Transaction, { from, to }: Span, depth: number): Span {
  const steps = transaction.steps.length
  const { doc } = transaction
  const $last = doc.resolve(to)
  partLists(transaction, endOfItem($last, depth), depth)
  const $first = doc.resolve(from)
  const item = findItemDepth($first, depth)
  if (item > 0) partLists(transaction, $first.before(item), depth)
  const mapping = transaction.mapping.slice(steps)
  const $from = transaction.doc.resolve(mapping.map(from))
  const $to = transaction.doc.resolve(mapping.map(to, -1))
  return {
    from: $from.depth > depth ? $from.before(depth + 1) : $from.pos,
    to: $to.depth > depth ? $to.after(depth + 1) : $to.pos,
  }
}

/** The depth of the innermost item around a position whose lists stand in the container; 0 where there is none. */
function findItemDepth($pos: ResolvedPos, container: number): number {
  let depth = container
  while (depth + 2 <= $pos.depth && $pos.node(depth + 1).type === list) depth += 2
  return depth > container ? depth : 0
}

/** Where the blocks of the item around a position end that are no lists; the position itself outside lists. */
function endOfItem($pos: ResolvedPos, container: number): number {
  const item = findItemDepth($pos, container)
  if (item === 0) return $pos.pos
  let end = item < $pos.depth ? $pos.after(item + 1) : $pos.pos
  for (let node = $pos.doc.nodeAt(end); node && node.type !== list; node = $pos.doc.nodeAt(end))
    end += node.nodeSize
  return end
}
