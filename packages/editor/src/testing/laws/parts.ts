import type { Node, ResolvedPos } from 'prosemirror-model'
import type { Selection } from 'prosemirror-state'
import { CellSelection } from '../../features/table/cell-selection.ts'
import { contentOf } from './content.ts'

/** A part of a document by its positions. */
export interface Part {
  readonly from: number
  readonly to: number
}

const isIsolated = ({ type }: Node): boolean => type.spec.isolating === true
const isBlockObject = (node: Node): boolean =>
  node.type.isInGroup('block') && (node.isAtom || isIsolated(node))

/** All that is selected: an object that the selection only reaches into counts as a whole. */
export function widen({ $from, $to }: Selection): Part {
  const shared = $from.sharedDepth($to.pos)
  const [first, last] = [objectAround($from, shared), objectAround($to, shared)]
  return {
    from: first === null ? $from.pos : $from.before(first),
    to: last === null ? $to.pos : $to.after(last),
  }
}

function objectAround($pos: ResolvedPos, above: number): number | null {
  for (let depth = above + 1; depth <= $pos.depth; depth++) if (isBlockObject($pos.node(depth))) return depth
  return null
}

/** The same where the selection goes over several cells: what it reaches into in the first and the last one. */
export function widenInCells({ $from, $to }: Selection): Part {
  const shared = $from.sharedDepth($to.pos)
  const first = objectAround($from, cellBelow($from, shared))
  const last = objectAround($to, cellBelow($to, shared))
  return {
    from: first === null ? $from.pos : $from.before(first),
    to: last === null ? $to.pos : $to.after(last),
  }
}

function cellBelow($pos: ResolvedPos, above: number): number {
  let depth = above + 1
  while (depth < $pos.depth && tableNodes.has($pos.node(depth).type.name)) depth++
  return depth
}

/** What is selected, piece by piece: in each of several selected cells all that it holds. */
export function selectedParts(selection: Selection): readonly Part[] {
  if (!(selection instanceof CellSelection)) return [widen(selection)]
  return selection.ranges
    .map(({ $from, $to }) => ({ from: $from.pos, to: $to.pos }))
    .toSorted((a, b) => a.from - b.from)
}

const tableNodes: ReadonlySet<string> = new Set(['tableFigure', 'table', 'tableRow'])

/** Whether a selection goes over several cells of one table. */
export function isOverCells({ $from, $to }: Selection): boolean {
  return tableNodes.has($from.node($from.sharedDepth($to.pos)).type.name)
}

/** The cells, and nothing in them, that begin in a selection which goes over several of one table. */
export function cellsIn(selection: Selection, read: (part: Part) => string): readonly string[] {
  const { $from } = selection
  const { from, to } = widen(selection)
  if (!isOverCells(selection)) return []
  const cells: string[] = []
  $from.doc.nodesBetween(from, to, (node, pos) => {
    if (pos < from) return true
    if (isBlockObject(node)) return false
    const isCell = isIsolated(node) && !isBlockObject(node)
    if (isCell) cells.push(read({ from: pos, to: pos + 1 }))
    return !isCell
  })
  return cells
}

/** The characters and objects that stand right beside a place between blocks. */
export function thingsBeside(doc: Node, head: number): readonly Part[] {
  const isBeside = ({ from, to }: Part): boolean =>
    contentOf(doc, {}, Math.min(head, to), Math.max(head, from)).length === 0
  const things: Part[] = []
  doc.descendants((node, pos) => {
    const end = pos + node.nodeSize
    if (node.isText) {
      const characters = [...new Intl.Segmenter().segment(node.text ?? '')].map(
        ({ segment }) => segment.length,
      )
      things.push(
        { from: pos, to: pos + (characters[0] ?? 0) },
        { from: end - (characters.at(-1) ?? 0), to: end },
      )
    } else if (node.isAtom || isIsolated(node)) things.push({ from: pos, to: end })
  })
  return things.filter(isBeside)
}
