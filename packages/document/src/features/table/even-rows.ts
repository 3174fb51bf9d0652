import type { HtmlElement } from '../../html/html-element.ts'
import { readerLimits } from '../../html/limits.ts'
import type { CellAttrs } from './table-attrs.ts'

/** A cell of the source with its attributes, or a cell that fills a gap. */
export interface CellPlace {
  readonly cell: HtmlElement | null
  readonly attrs: CellAttrs
}

/** A row: its cells, the columns that they and those from above cover, and the column after the last of them. */
export interface EvenRow {
  readonly places: CellPlace[]
  readonly covered: number
  readonly end: number
}

/**
 * Lays the cells of a section out on a grid, row by row. What reaches into the rows below is kept by column, as the
 * number of the first row that is free again; only the first columns can be reached into, so that a row costs no more
 * than they do.
 */
class SectionGrid {
  private readonly freeFrom: number[] = []
  private readonly height: number
  private row = 0

  constructor(height: number) {
    this.height = height
  }

  addRow(cells: readonly CellPlace[]): EvenRow {
    const fromAbove = this.freeFrom.filter(row => row > this.row).length
    const aboveEnd = 1 + this.freeFrom.findLastIndex(row => row > this.row)
    const places: CellPlace[] = []
    let own = 0
    let column = 0
    for (const { cell, attrs } of cells) {
      while (this.isTaken(column)) column++
      const colspan = this.freeColumns(column, attrs.colspan)
      const rowspan = this.takeRows(column, colspan, attrs.rowspan)
      places.push({ cell, attrs: { ...attrs, colspan, rowspan } })
      own += colspan
      column += colspan
    }
    this.row++
    return { places, covered: fromAbove + own, end: Math.max(column, aboveEnd) }
  }

  private isTaken(column: number): boolean {
    return (this.freeFrom[column] ?? 0) > this.row
  }

  /** How many columns from one on a cell may cover that wants so many. */
  private freeColumns(column: number, wanted: number): number {
    const most = Math.min(wanted, Math.max(1, readerLimits.columns - column))
    let count = 1
    while (count < most && !this.isTaken(column + count)) count++
    return count
  }

  /** Lets a cell reach into the rows below it, and says how many rows it has then. */
  private takeRows(column: number, colspan: number, wanted: number): number {
    const rows = column + colspan <= readerLimits.columns ? Math.min(wanted, this.height - this.row) : 1
    if (rows === 1) return 1
    while (this.freeFrom.length < column) this.freeFrom.push(0)
    for (let at = column; at < column + colspan; at++) this.freeFrom[at] = this.row + rows
    return rows
  }
}

/** Cuts the spans of a section's cells so that none leaves the section or overlaps another. */
export function evenSection(rows: readonly (readonly CellPlace[])[]): EvenRow[] {
  const grid = new SectionGrid(rows.length)
  return rows.map(cells => grid.addRow(cells))
}

/** The number of columns of the widest row. */
export function widthOf(rows: readonly EvenRow[]): number {
  return rows.reduce((width, row) => Math.max(width, row.end), 0)
}
