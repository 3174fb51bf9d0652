import type { PastedElement } from '../tree/pasted-tree.ts'
import { cellsOf } from './tables.ts'

/** More rows and columns than any table of the document has: what is said to stand or reach beyond so many columns, or over more rows, is not counted. */
export const farthest = 2_000

/** Where a cell stands: the first row and column that it covers, and those behind it. */
export interface CellPlace extends Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>> {
  readonly cell: PastedElement
}

/** The places of the cells of a table, row by row, as a browser gives them: a cell stands in the first column that none from above takes. */
export function placesOf(rows: readonly PastedElement[]): CellPlace[] {
  const places: CellPlace[] = []
  // In each column, the row from which on it is free.
  const free: number[] = []
  for (const [top, row] of rows.entries()) {
    let left = 0
    for (const cell of cellsOf(row)) {
      while ((free[left] ?? 0) > top) left++
      const right = Math.max(left, Math.min(left + spanOf(cell, 'colspan'), farthest))
      const bottom = top + spanOf(cell, 'rowspan')
      for (let column = left; column < right; column++) free[column] = bottom
      places.push({ cell, top, right, bottom, left })
      left = right
    }
  }
  return places
}

/** How many rows or columns an element says that it covers: at least one. */
export function spanOf({ attributes }: PastedElement, name: 'colspan' | 'rowspan' | 'span'): number {
  const span = Number.parseInt(attributes.get(name) ?? '1', 10)
  return span > 0 ? Math.min(span, farthest) : 1
}
