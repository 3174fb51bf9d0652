import { gridOf, schema, type GridCell, type TableGrid } from '@taskfield/document'
import type { Node, ResolvedPos } from 'prosemirror-model'
import { NodeSelection, type Selection } from 'prosemirror-state'
import { CellSelection, TableMap } from 'prosemirror-tables'
import type { NodeWithPos } from '../../core/selection/selected-blocks.ts'
import { cellsIn, wholeCells, type Rect } from './grid/rect.ts'

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

function selectedRect(selection: Selection, { node, pos }: NodeWithPos): Rect | null {
  const map = TableMap.get(node)
  if (selection instanceof CellSelection) {
    return map.rectBetween(selection.$anchorCell.pos - pos - 1, selection.$headCell.pos - pos - 1)
  }
  const from = cellBefore(selection.$from, pos)
  const to = cellBefore(selection.$to, pos)
  return from === null || to === null ? null : wholeCells(gridOf(node), map.rectBetween(from, to))
}

/** Where the cell of a table around a position begins, counted from the start of the table's content; `null` for none. */
function cellBefore($pos: ResolvedPos, tablePos: number): number | null {
  for (let depth = $pos.depth; depth > 1; depth--) {
    if ($pos.node(depth - 2).type === table && $pos.before(depth - 2) === tablePos) {
      return $pos.before(depth) - tablePos - 1
    }
  }
  return null
}

/** The position before the cell that covers a place of a table. */
export function cellPos({ node, pos }: NodeWithPos, row: number, column: number): number {
  const map = TableMap.get(node)
  return pos + 1 + (map.map[row * map.width + column] ?? 0)
}

/** Selects the cells of a rectangle that cuts none; its anchor and its head stand in opposite corners. */
export function selectRect(
  doc: Node,
  found: NodeWithPos,
  rect: Rect,
  from: 'start' | 'end' = 'start',
): CellSelection {
  const first = cellPos(found, rect.top, rect.left)
  const last = cellPos(found, rect.bottom - 1, rect.right - 1)
  return from === 'start' ? CellSelection.create(doc, first, last) : CellSelection.create(doc, last, first)
}
