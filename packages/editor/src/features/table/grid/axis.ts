import type { GridCell, TableGrid } from '@taskfield/document'

/** What a command goes along: it inserts, deletes, selects or moves rows or columns. */
export type Axis = 'row' | 'column'

/** The lines from one on and before another. */
export interface Lines {
  readonly from: number
  readonly to: number
}

export const countLines = (grid: TableGrid, axis: Axis): number => (axis === 'row' ? grid.height : grid.width)

const spanOf = { row: 'rowspan', column: 'colspan' } as const

/** How many lines a cell covers. */
export const countCovered = (cell: GridCell, axis: Axis): number => cell[spanOf[axis]]

/** The line after the last of a cell. */
export const endOf = (cell: GridCell, axis: Axis): number => cell[axis] + cell[spanOf[axis]]

/** A cell that covers other lines. */
export function withLines(cell: GridCell, axis: Axis, { from, to }: Lines): GridCell {
  return { ...cell, [axis]: from, [spanOf[axis]]: to - from }
}

export function withSize(grid: TableGrid, axis: Axis, size: number, cells: readonly GridCell[]): TableGrid {
  return { ...grid, [axis === 'row' ? 'height' : 'width']: size, cells }
}

/** Whether a cell covers any of these lines. */
export function touches(cell: GridCell, axis: Axis, { from, to }: Lines): boolean {
  return cell[axis] < to && from < endOf(cell, axis)
}
