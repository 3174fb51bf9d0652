import type { TableGrid } from '@taskfield/document'
import { drawnScale } from '../../../ui/drawn-scale.ts'

/** Where the lines of a table begin, and where the last ends: px from its top left corner. */
export interface TableLines {
  readonly columns: readonly number[]
  readonly rows: readonly number[]
}

/** Reads where the rows and columns of a table stand on the page. */
export function readLines(table: HTMLTableElement, grid: TableGrid): TableLines {
  return { columns: readColumns(table, grid), rows: readRows(table) }
}

/** The widths of the columns of a table on the page: px. */
export function readWidths(table: HTMLTableElement, grid: TableGrid): number[] {
  const borders = readColumns(table, grid)
  return borders.slice(1).map((end, column) => end - (borders[column] ?? 0))
}

/** A column begins where any cell does that begins in it; most are told by the first row. */
function readColumns(table: HTMLTableElement, grid: TableGrid): number[] {
  const { left, width } = table.getBoundingClientRect()
  const scale = drawnScale(table)
  const starts: number[] = []
  let missing = grid.width
  let [row, index] = [-1, 0]
  for (const cell of grid.cells) {
    if (cell.row !== row) [row, index] = [cell.row, 0]
    const element = table.rows[row]?.cells[index++]
    if (!element || starts[cell.column] !== undefined) continue
    starts[cell.column] = (element.getBoundingClientRect().left - left) / scale
    if (--missing === 0) break
  }
  starts[0] = 0
  starts[grid.width] = width / scale
  return fillStarts(starts, grid.width)
}

/** Columns in which no cell begins share the place that there is. */
function fillStarts(starts: readonly (number | undefined)[], last: number): number[] {
  const filled: number[] = []
  for (let column = 0; column <= last; column++) {
    const start = starts[column]
    const before = filled[column - 1] ?? 0
    if (start !== undefined) filled.push(start)
    else {
      const next = starts.findIndex((one, at) => at > column && one !== undefined)
      filled.push(before + ((starts[next] ?? before) - before) / (next - column + 1))
    }
  }
  return filled
}

/** Added up, since heading rows may stand elsewhere while the page is scrolled. */
function readRows(table: HTMLTableElement): number[] {
  let end = 0
  const scale = drawnScale(table)
  return [0, ...[...table.rows].map(row => (end += row.getBoundingClientRect().height / scale))]
}
