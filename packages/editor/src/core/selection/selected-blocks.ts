import type { Node, ResolvedPos } from 'prosemirror-model'
import type { Selection } from 'prosemirror-state'

/** A node with the position before it. */
export interface NodeWithPos {
  readonly node: Node
  readonly pos: number
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
  const blocks = selection.ranges.flatMap(({ $from, $to }) => blocksBetween($from, $to))
  found.set(selection, blocks)
  return blocks
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
  $from.doc.nodesBetween($from.pos, $to.pos, (node, pos) => {
    const isObject = node.isAtom || node.type.spec.isolating === true
    const isWhole = $from.pos <= pos && pos + node.nodeSize <= $to.pos
    // Nothing of a last block is selected where the selection ends at its start.
    const isPassed = node.isTextblock && $from.pos < pos && $to.pos <= pos + 1
    const counts = node.isTextblock ? !isPassed : isObject && isWhole
    if (counts && pos >= edge) blocks.push({ node, pos })
    return !node.isTextblock && !counts
  })
  return blocks
}

/** Where the innermost cell or caption around both positions begins; 0 where there is none. */
function findEdge($from: ResolvedPos, $to: ResolvedPos): number {
  for (let depth = $from.sharedDepth($to.pos); depth > 0; depth--) {
    if ($from.node(depth).type.spec.isolating === true) return $from.before(depth)
  }
  return 0
}
