import { endColumn, endRow, type GridCell, type TableGrid } from '@taskfield/document'
import { touches, type Axis, type Lines } from './axis.ts'

/** Places from a row and a column on, and before another row and column. */
export interface Rect {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

export const rectOf = (cell: GridCell): Rect => ({
  top: cell.row,
  left: cell.column,
  bottom: endRow(cell),
  right: endColumn(cell),
})

export const linesOf = ({ top, left, bottom, right }: Rect, axis: Axis): Lines =>
  axis === 'row' ? { from: top, to: bottom } : { from: left, to: right }

/** All places of some rows or columns. */
export function rectOfLines(grid: TableGrid, axis: Axis, { from, to }: Lines): Rect {
  return axis === 'row'
    ? { top: from, bottom: to, left: 0, right: grid.width }
    : { top: 0, bottom: grid.height, left: from, right: to }
}

/** The cells that have a place in a rectangle, in the order of the table. */
export function cellsIn(grid: TableGrid, rect: Rect): GridCell[] {
  return grid.cells.filter(
    cell => touches(cell, 'row', linesOf(rect, 'row')) && touches(cell, 'column', linesOf(rect, 'column')),
  )
}

/** The cell that covers a place; `null` outside of the table. */
export function cellAt(grid: TableGrid, row: number, column: number): GridCell | null {
  return cellsIn(grid, { top: row, left: column, bottom: row + 1, right: column + 1 })[0] ?? null
}

export function unite(a: Rect, b: Rect): Rect {
  return {
    top: Math.min(a.top, b.top),
    left: Math.min(a.left, b.left),
    bottom: Math.max(a.bottom, b.bottom),
    right: Math.max(a.right, b.right),
  }
}

/** The smallest rectangle around another that no cell leaves. */
export function wholeCells(grid: TableGrid, rect: Rect): Rect {
  const whole = cellsIn(grid, rect).map(rectOf).reduce(unite, rect)
  return isSame(whole, rect) ? rect : wholeCells(grid, whole)
}

export function isSame(a: Rect, b: Rect): boolean {
  return a.top === b.top && a.left === b.left && a.bottom === b.bottom && a.right === b.right
}
