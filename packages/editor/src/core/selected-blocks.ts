import type { Node, ResolvedPos } from 'prosemirror-model'
import type { Selection } from 'prosemirror-state'

/** A node with the position before it. */
export interface PlacedNode {
  readonly node: Node
  readonly position: number
}

const found = new WeakMap<Selection, readonly PlacedNode[]>()

/**
 * The paragraphs, headings and code blocks that a command changes: those that a selection touches. A last one of which
 * nothing is selected does not count, nor does what stands in a table that is selected as a whole.
 */
export function selectedTextBlocks(selection: Selection): readonly PlacedNode[] {
  const known = found.get(selection)
  if (known) return known
  const blocks = findSelected(selection, node => node.isTextblock && node.type.isInGroup('block'))
  found.set(selection, blocks)
  return blocks
}

/** The nodes of a kind that a selection touches, in the order of the text. Those around a cell or caption do not count. */
export function findSelected(selection: Selection, isWanted: (node: Node) => boolean): PlacedNode[] {
  const nodes: PlacedNode[] = []
  for (const { $from, $to } of selection.ranges) {
    const edge = findEdge($from, $to)
    $from.doc.nodesBetween($from.pos, $to.pos, (node, position) => {
      if (position < edge) return true
      if (isLeftOut(node, position, $from.pos, $to.pos)) return false
      if (isWanted(node)) nodes.push({ node, position })
      return !node.isTextblock
    })
  }
  return nodes
}

/** Those among these nodes, in the order of the text, that stand in no other of them. */
export function rootsOf(nodes: readonly PlacedNode[]): PlacedNode[] {
  let end = -1
  return nodes.filter(({ position, node }) => {
    if (position < end) return false
    end = position + node.nodeSize
    return true
  })
}

/** Whether a selection touches a block that begins at a position. */
export function touchesBlock({ node, position }: PlacedNode, from: number, to: number): boolean {
  if (from > position + node.nodeSize) return false
  return from >= position || to > position + (node.isLeaf ? 0 : 1)
}

function isLeftOut(node: Node, position: number, from: number, to: number): boolean {
  const end = position + node.nodeSize
  if (node.type.spec.isolating === true) return from <= position && end <= to
  return node.isTextblock && !touchesBlock({ node, position }, from, to)
}

/** Where the innermost cell or caption around both positions begins; 0 where there is none. */
function findEdge($from: ResolvedPos, $to: ResolvedPos): number {
  for (let depth = $from.sharedDepth($to.pos); depth > 0; depth--) {
    if ($from.node(depth).type.spec.isolating === true) return $from.before(depth)
  }
  return 0
}
