import { isElement } from '../../dom/kinds.ts'
import type { Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'

/** A part of the document. */
interface Part {
  readonly from: number
  readonly to: number
}

/** A height on the screen, and on which side of it something is looked for. */
interface Edge {
  readonly height: number
  readonly isUpper: boolean
}

/**
 * The part of the document that stands in the window or a window's height beside it. Few blocks are measured to find it,
 * however many there are; a row of a table counts as a whole, as its cells stand beside each other.
 */
export function findNearPart(view: EditorView): Part {
  const height = view.dom.ownerDocument.defaultView?.innerHeight ?? 0
  return {
    from: findEdge(view, view.state.doc, 0, { height: -height, isUpper: true }),
    to: findEdge(view, view.state.doc, 0, { height: 2 * height, isUpper: false }),
  }
}

/** The position before the first block below a height, or after the last one above it, among those in a node. */
function findEdge(view: EditorView, parent: Node, start: number, edge: Edge): number {
  const positions = positionsOf(parent, start)
  const isInside = (index: number): boolean => {
    const dom = view.nodeDOM(positions[index] ?? 0)
    const box = isElement(dom) ? dom.getBoundingClientRect() : null
    if (!box) return true
    return edge.isUpper ? box.bottom > edge.height : box.top > edge.height
  }
  const first = findFirst(positions.length, isInside)
  const index = edge.isUpper ? first : first - 1
  const child = parent.maybeChild(index)
  if (!child) return edge.isUpper ? start + parent.content.size : start
  const pos = positions[index] ?? start
  const isWhole = child.isTextblock || child.isAtom || child.type.spec.tableRole === 'row'
  if (isWhole) return edge.isUpper ? pos : pos + child.nodeSize
  return findEdge(view, child, pos + 1, edge)
}

function positionsOf(parent: Node, start: number): number[] {
  const positions: number[] = []
  parent.forEach((_node, offset) => positions.push(start + offset))
  return positions
}

/** The first of so many numbers for which something holds that holds for all after it, too; their count where there is none. */
export function findFirst(count: number, holds: (index: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
