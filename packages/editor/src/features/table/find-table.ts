import { gridOf, schema, type GridCell, type TableGrid } from '@taskfield/document'
import type { Node, ResolvedPos } from 'prosemirror-model'
import { NodeSelection, type EditorState, type Selection } from 'prosemirror-state'
import type { NodeWithPos } from '../../core/selection/selected-blocks.ts'
import { nthCell, offsetOf } from './cell-offsets.ts'
import { CellSelection } from './cell-selection.ts'
import { cellAt, cellsIn, rectOf, unite, wholeCells, type Rect } from './grid/rect.ts'

const { table, tableFigure } = schema.nodes

/** The innermost table around a selection, or the one that is selected; `null` for none. A caption is in its table, too. */
export function findTable(selection: Selection): NodeWithPos | null {
  if (selection instanceof NodeSelection && selection.node.type === tableFigure) {
    return tableIn(selection.node, selection.from)
  }
  const { $from } = selection
  for (let depth = $from.sharedDepth(selection.to); depth > 0; depth--) {
    const node = $from.node(depth)
    if (node.type === table) return { node, pos: $from.before(depth) }
    if (node.type === tableFigure) return tableIn(node, $from.before(depth))
  }
  return null
}

function tableIn(figure: Node, pos: number): NodeWithPos | null {
  return figure.firstChild ? { node: figure.firstChild, pos: pos + 1 } : null
}

/** What a selection takes in of a table: the cell of the caret, or those that are selected. */
export interface SelectedCells {
  readonly table: NodeWithPos
  readonly grid: TableGrid
  readonly rect: Rect
  readonly cells: readonly GridCell[]
}

/** The cells that a selection is in; `null` outside of cells, and for a table that is selected as an object. */
export function findSelectedCells(selection: Selection): SelectedCells | null {
  const found = findTable(selection)
  if (!found) return null
  const grid = gridOf(found.node)
  if (selection instanceof CellSelection) return selectedIn(found, grid, selection.rect)
  const from = cellAround(selection.$from, found)
  const to = cellAround(selection.$to, found)
  if (!from || !to) return null
  // The most frequent by far: a caret. Looking through all cells of a large table takes time at each key.
  if (from === to) return { table: found, grid, rect: rectOf(from), cells: [from] }
  return selectedIn(found, grid, wholeCells(grid, unite(rectOf(from), rectOf(to))))
}

function selectedIn(found: NodeWithPos, grid: TableGrid, rect: Rect): SelectedCells {
  return { table: found, grid, rect, cells: cellsIn(grid, rect) }
}

/** The cell that a side of selected cells begins in: the side that Shift with an arrow moves (`$headCell`), or the other. */
export function cellOf(
  { table: { node, pos }, grid }: SelectedCells,
  $cell: ResolvedPos,
): GridCell | undefined {
  return grid.cells.find(cell => pos + 1 + offsetOf(node, cell) === $cell.pos)
}

/** The depth of the cell around a position: of the table at a position, or of the innermost from a depth on; 0 for none. */
export function cellDepth($pos: ResolvedPos, around: { table?: number; depth?: number } = {}): number {
  for (let depth = around.depth ?? $pos.depth; depth > 2; depth--) {
    const isIn = $pos.node(depth - 2).type === table
    if (isIn && (around.table === undefined || $pos.before(depth - 2) === around.table)) return depth
  }
  return 0
}

/** The cell of a table around a position; `null` for none. */
function cellAround($pos: ResolvedPos, { node, pos }: NodeWithPos): GridCell | null {
  const depth = cellDepth($pos, { table: pos })
  return depth > 0 ? nthCell(node, $pos.index(depth - 2), $pos.index(depth - 1)) : null
}

/** Whether the selection is in cells of the innermost table around it. It needs no grid, as it is asked after each key. */
export function isInCells({ selection }: EditorState): boolean {
  return cellStarts(selection).length > 0
}

/** Whether the selection is in a single cell. */
export function isInOneCell({ selection }: EditorState): boolean {
  const [from, to] = cellStarts(selection)
  return selection.ranges.length === 1 && from !== undefined && from === to
}

const knownStarts = new WeakMap<Selection, readonly number[]>()

/** Where the cells begin that a selection begins and ends in; none outside of cells. Each button of the table's toolbar asks. */
function cellStarts(selection: Selection): readonly number[] {
  const known = knownStarts.get(selection)
  if (known) return known
  const starts = findCellStarts(selection)
  knownStarts.set(selection, starts)
  return starts
}

function findCellStarts(selection: Selection): readonly number[] {
  const found = findTable(selection)
  if (!found) return []
  const ends = [selection.$from, selection.$to].map($end => {
    const depth = cellDepth($end, { table: found.pos })
    return depth > 0 ? $end.before(depth) : null
  })
  return ends.every(start => start !== null) ? ends : []
}

/** The position before the cell that covers a place of a table. */
export function cellPos({ node, pos }: NodeWithPos, row: number, column: number): number {
  const cell = cellAt(gridOf(node), row, column)
  if (!cell) throw new RangeError(`The table has no place in row ${row}, column ${column}`)
  return pos + 1 + offsetOf(node, cell)
}

/** Selects the cells of a rectangle that cuts none, from its upper left to its lower right corner. */
export function selectRect(doc: Node, found: NodeWithPos, rect: Rect): CellSelection {
  const first = cellPos(found, rect.top, rect.left)
  return CellSelection.create(doc, first, cellPos(found, rect.bottom - 1, rect.right - 1))
}
