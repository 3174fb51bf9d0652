import type { Node, ResolvedPos } from 'prosemirror-model'
import type { Selection } from 'prosemirror-state'
import { nodesBetween } from './nodes-between.ts'
import { selectedRanges } from './selected-ranges.ts'

/** A node with the position before it. */
export interface NodeWithPos {
  readonly node: Node
  readonly pos: number
}

/** What stands between two positions. */
export interface Span {
  readonly from: number
  readonly to: number
}

/**
 * The paragraphs, headings and code blocks that a command changes: those that a selection touches. What stands in a table
 * or figure that is selected as a whole does not count.
 */
export function selectedTextBlocks(selection: Selection): NodeWithPos[] {
  return selectedBlocks(selection).filter(({ node }) => node.isTextblock && node.type.isInGroup('block'))
}

const found = new WeakMap<Selection, readonly NodeWithPos[]>()

/** The texts and the whole objects that a selection touches, in the order of the text. */
export function selectedBlocks(selection: Selection): readonly NodeWithPos[] {
  const known = found.get(selection)
  if (known) return known
  const blocks = selectedRanges(selection).flatMap(({ $from, $to }) => blocksBetween($from, $to))
  found.set(selection, blocks)
  return blocks
}

/** Where the texts and objects begin and end that each range of a selection touches, in the order of the text. */
export function selectedSpans(selection: Selection): Span[] {
  return selectedRanges(selection)
    .map(({ $from, $to }) => blocksBetween($from, $to))
    .flatMap(blocks => {
      const [first, last] = [blocks[0], blocks.at(-1)]
      return first && last ? [{ from: first.pos, to: last.pos + last.node.nodeSize }] : []
    })
}

/** Those among these nodes, in the order of the text, that stand in no other of them. */
export function rootsOf<WithPos extends NodeWithPos>(nodes: readonly WithPos[]): WithPos[] {
  let end = -1
  return nodes.filter(({ pos, node }) => {
    if (pos < end) return false
    end = pos + node.nodeSize
    return true
  })
}

function blocksBetween($from: ResolvedPos, $to: ResolvedPos): NodeWithPos[] {
  const blocks: NodeWithPos[] = []
  const edge = findEdge($from, $to)
  nodesBetween($from, $to, (node, pos) => {
    const isObject = node.isAtom || node.type.spec.isolating === true
    const isWhole = $from.pos <= pos && pos + node.nodeSize <= $to.pos
    const counts = node.isTextblock ? isTouched({ node, pos }, $from.pos, $to.pos) : isObject && isWhole
    if (counts && pos >= edge) blocks.push({ node, pos })
    return !node.isTextblock && !counts
  })
  return blocks
}

/** Nothing of a text is selected where the selection ends at its start, and where it begins at the end of what it holds. */
function isTouched({ node, pos }: NodeWithPos, from: number, to: number): boolean {
  const end = pos + node.nodeSize
  const isBeforeIt = from < pos && to <= pos + 1
  const isBehindIt = node.content.size > 0 && from >= end - 1 && to >= end
  return !isBeforeIt && !isBehindIt
}

/** Where the innermost cell or caption around both positions begins; 0 where there is none. */
function findEdge($from: ResolvedPos, $to: ResolvedPos): number {
  for (let depth = $from.sharedDepth($to.pos); depth > 0; depth--) {
    if ($from.node(depth).type.spec.isolating === true) return $from.before(depth)
  }
  return 0
}
