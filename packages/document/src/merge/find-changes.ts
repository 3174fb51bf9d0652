import { Fragment, type Node, type Slice } from 'prosemirror-model'
import { requireDocument } from '../read/require-document.ts'
import { alignKeys } from './align-keys.ts'
import { blockKeys } from './block-key.ts'

/** A stretch of a document and what stands there in another one. Applied from the last to the first. */
export interface Change {
  readonly from: number
  readonly to: number
  readonly slice: Slice
}

/**
 * Says how one document becomes another with as little as possible touched: block by block, and within a stretch of
 * blocks only from the first difference to the last. Positions are those of `before`, in rising order.
 */
export function findChanges(before: Node, after: Node): Change[] {
  for (const doc of [before, after]) requireDocument('findChanges', doc)
  const pairs = alignKeys(blockKeys(before.children), blockKeys(after.children))
  const changes: Change[] = []
  let at = { block: 0, position: 0, other: 0 }
  for (const [index, other] of [...pairs, [before.childCount, after.childCount] as const]) {
    const from = before.children.slice(at.block, index)
    const change = narrow(before, from, after.children.slice(at.other, other), at.position)
    if (change) changes.push(change)
    const position = at.position + sizeOf(from) + (before.maybeChild(index)?.nodeSize ?? 0)
    at = { block: index + 1, position, other: other + 1 }
  }
  return changes
}

function sizeOf(blocks: readonly Node[]): number {
  return blocks.reduce((size, block) => size + block.nodeSize, 0)
}

function narrow(doc: Node, from: readonly Node[], to: readonly Node[], position: number): Change | null {
  const old = Fragment.from(from)
  const young = doc.copy(Fragment.from(to))
  const start = old.findDiffStart(young.content)
  if (start === null) return null
  const end = old.findDiffEnd(young.content) ?? { a: old.size, b: young.content.size }
  // Repeated text (`aa` for `a`) can make the equal ends overlap.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  return {
    from: position + start,
    to: position + end.a + overlap,
    slice: young.slice(start, end.b + overlap),
  }
}
