import { gridOf, schema, type GridCell, type TableGrid } from '@taskfield/document'
import type { Node, ResolvedPos } from 'prosemirror-model'
import { NodeSelection, type Selection } from 'prosemirror-state'
import type { NodeWithPos } from '../../core/selection/selected-blocks.ts'
import { offsetOf } from './cell-offsets.ts'
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
  const rect = selectedRect(selection, found)
  if (!rect) return null
  const grid = gridOf(found.node)
  return { table: found, grid, rect, cells: cellsIn(grid, rect) }
}

function selectedRect(selection: Selection, found: NodeWithPos): Rect | null {
  if (selection instanceof CellSelection) return selection.rect
  const grid = gridOf(found.node)
  const from = cellAround(selection.$from, found)
  const to = cellAround(selection.$to, found)
  return from && to && wholeCells(grid, unite(rectOf(from), rectOf(to)))
}

/** The cell of a table around a position; `null` for none. */
function cellAround($pos: ResolvedPos, { node, pos }: NodeWithPos): GridCell | null {
  for (let depth = $pos.depth; depth > 2; depth--) {
    if ($pos.node(depth - 2).type === table && $pos.before(depth - 2) === pos) {
      const offset = $pos.before(depth) - pos - 1
      return gridOf(node).cells.find(cell => offsetOf(node, cell) === offset) ?? null
    }
  }
  return null
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
