import type { Attrs } from 'prosemirror-model'
import type { HtmlElement } from '../html/html-element.ts'
import { readerLimits } from '../html/limits.ts'

/** A cell of the source with its attributes, or a cell that fills a gap. */
export interface CellPlace {
  readonly cell: HtmlElement | null
  readonly attrs: Attrs
}

/** A row: the columns that its cells and those from above cover, and the column after the last of them. */
export interface EvenRow {
  readonly places: CellPlace[]
  readonly covered: number
  readonly end: number
}

/** A cell that reaches into the rows below. */
interface Reaching {
  readonly column: number
  readonly colspan: number
  rows: number
}

/** The first free column at or after `column`. */
function nextFree(column: number, reaching: readonly Reaching[]): number {
  let free = column
  for (const cell of reaching)
    if (cell.column <= free && free < cell.column + cell.colspan) free = cell.column + cell.colspan
  return free
}

/** Columns from `column` on that no cell from above covers. */
function freeColumns(column: number, wanted: number, reaching: readonly Reaching[]): number {
  const next = reaching.find(cell => cell.column >= column)
  const room = Math.max(1, readerLimits.columns - column)
  return Math.max(1, Math.min(wanted, room, next ? next.column - column : wanted))
}

function evenRow(
  cells: readonly CellPlace[],
  rowsLeft: number,
  above: readonly Reaching[],
): EvenRow & { below: Reaching[] } {
  const places: CellPlace[] = []
  const below: Reaching[] = above
    .map(cell => ({ ...cell, rows: cell.rows - 1 }))
    .filter(cell => cell.rows > 0)
  let column = 0
  for (const { cell, attrs } of cells) {
    column = nextFree(column, above)
    const colspan = freeColumns(column, Number(attrs['colspan']), above)
    const rowspan = column < readerLimits.columns ? Math.min(Number(attrs['rowspan']), rowsLeft) : 1
    places.push({ cell, attrs: { ...attrs, colspan, rowspan } })
    if (rowspan > 1) below.push({ column, colspan, rows: rowspan - 1 })
    column += colspan
  }
  below.sort((a, b) => a.column - b.column)
  const covered = [...above, ...places.map(({ attrs }) => ({ colspan: Number(attrs['colspan']) }))]
  return {
    places,
    below,
    covered: covered.reduce((sum, { colspan }) => sum + colspan, 0),
    end: above.reduce((end, cell) => Math.max(end, cell.column + cell.colspan), column),
  }
}

/** Cuts the spans of a section's cells so that none leaves the section or overlaps another. */
export function evenSection(rows: readonly (readonly CellPlace[])[]): EvenRow[] {
  let above: Reaching[] = []
  return rows.map((cells, index) => {
    const { below, ...row } = evenRow(cells, rows.length - index, above)
    above = below
    return row
  })
}

/** The number of columns of the widest row. */
export function widthOf(rows: readonly EvenRow[]): number {
  return rows.reduce((width, row) => Math.max(width, row.end), 0)
}
