import type { Node } from 'prosemirror-model'
import { readerLimits } from '../../html/limits.ts'
import { cellAttrs, tableAttrs, type CellAttrs, type TableAttrs } from './table-attrs.ts'

/** A cell in its place. Rows and columns count from 0; the spans are those that it has there, whatever its node says. */
export interface GridCell {
  readonly node: Node
  readonly row: number
  readonly column: number
  readonly rowspan: number
  readonly colspan: number
}

/** A table as a grid of cells, row by row and from left to right: what is asked and changed there, whatever the spans. */
export interface TableGrid {
  readonly width: number
  readonly height: number
  readonly attrs: TableAttrs
  readonly cells: readonly GridCell[]
}

/** A gap of more columns becomes one wide cell: a hostile table must not become millions of cells. */
const maxSingleCells = 20

const known = new WeakMap<Node, TableGrid>()

/** The table whose grid was asked for last: the next one is most often the same with a letter more. */
let last: Node | null = null

/**
 * The grid of a table. Spans are cut so that no cell leaves its part of the table (its heading, its body) or covers another;
 * gaps stay open.
 */
export function gridOf(table: Node): TableGrid {
  const found = known.get(table)
  if (found) return found
  const grid = gridAfterTyping(table) ?? layOutTable(table)
  known.set(table, grid)
  last = table
  return grid
}

/** The grid of a table that differs from the last one by what is in its cells; `null` where it differs by more. */
function gridAfterTyping(table: Node): TableGrid | null {
  const grid = last && known.get(last)
  if (!last || !grid || last.type !== table.type || last.attrs !== table.attrs) return null
  if (last.childCount !== table.childCount) return null
  const cells = [...grid.cells]
  let first = 0
  for (const [at, row] of table.children.entries()) {
    const before = last.child(at)
    if (row !== before && !replaceContent(cells, first, before, row)) return null
    first += row.childCount
  }
  return { ...grid, cells }
}

/** Gives the cells of a row, which begin at an index, their new nodes; `false` where a cell is no longer what it was. */
function replaceContent(cells: GridCell[], first: number, before: Node, row: Node): boolean {
  if (row.childCount !== before.childCount) return false
  return row.children.every((node, at) => {
    const old = before.child(at)
    const cell = cells[first + at]
    if (!cell || node.type !== old.type || node.attrs !== old.attrs) return false
    if (node !== old) cells[first + at] = { ...cell, node }
    return true
  })
}

function layOutTable(table: Node): TableGrid {
  const attrs = tableAttrs(table)
  const height = table.childCount
  const headingRows = Math.min(attrs.headingRows, height) || countHeaderRows(table)
  const cells = [...layOut(table, 0, headingRows), ...layOut(table, headingRows, height)]
  const width = cells.reduce((widest, { column, colspan }) => Math.max(widest, column + colspan), 1)
  const widths = attrs.columnWidths?.slice(0, width) ?? []
  const columnWidths = widths.some(one => one !== null) ? widths : null
  return { width, height, attrs: { ...attrs, headingRows, columnWidths }, cells }
}

/**
 * How many of the first rows have header cells only: they are the heading of a table that does not say which rows are.
 * 0 where all rows are so, as that is what a table of heading columns looks like. A cell that reaches further is not cut for it.
 */
function countHeaderRows({ children }: Node): number {
  let count = 0
  let reached = 0
  const isBody = ({ children: cells }: Node, at: number): boolean => {
    if (reached <= at) count = at
    reached = Math.max(reached, ...cells.map(cell => at + cellAttrs(cell).rowspan))
    return !cells.every(({ type }) => type.spec['tableRole'] === 'header_cell')
  }
  return children.some(isBody) ? count : 0
}

/** Puts the cells of some rows into their places. Only the first columns can be reached into from above. */
function layOut(table: Node, from: number, to: number): GridCell[] {
  const cells: GridCell[] = []
  let reaching: readonly GridCell[] = []
  for (let row = from; row < to; row++) {
    const own = layOutRow(table.child(row), row, to, reaching)
    cells.push(...own)
    const spans = own.filter(({ rowspan }) => rowspan > 1)
    const still = reaching.filter(cell => endRow(cell) > row + 1)
    reaching = spans.length > 0 ? [...still, ...spans].toSorted(byColumn) : still
  }
  return cells
}

function layOutRow(row: Node, at: number, end: number, reaching: readonly GridCell[]): GridCell[] {
  let column = 0
  let next = 0
  return row.children.map(node => {
    for (let above = reaching[next]; above && above.column <= column; above = reaching[++next]) {
      column = Math.max(column, endColumn(above))
    }
    const { rowspan, colspan } = cellAttrs(node)
    const free = (reaching[next]?.column ?? Infinity) - column
    const width = Math.max(1, Math.min(colspan, free, readerLimits.columns - column))
    const height = column + width <= readerLimits.columns ? Math.max(1, Math.min(rowspan, end - at)) : 1
    const cell = { node, row: at, column, rowspan: height, colspan: width }
    column += width
    return cell
  })
}

/** The row after the last of a cell. */
export const endRow = ({ row, rowspan }: GridCell): number => row + rowspan

/** The column after the last of a cell. */
export const endColumn = ({ column, colspan }: GridCell): number => column + colspan

/** The order of cells from left to right, for `toSorted`. */
export const byColumn = (a: GridCell, b: GridCell): number => a.column - b.column

/** The cells that begin in each row, from left to right. */
export function rowsOf({ cells, height }: TableGrid): readonly (readonly GridCell[])[] {
  const rows: GridCell[][] = Array.from({ length: height }, () => [])
  for (const cell of cells) rows[cell.row]?.push(cell)
  return rows.map(row => row.toSorted(byColumn))
}

/** Fills every place that no cell covers with an empty cell, of the heading in its rows. */
export function fillGaps(grid: TableGrid, emptyCell: (row: number, column: number) => Node): TableGrid {
  let reaching: readonly GridCell[] = []
  const cells = rowsOf(grid).flatMap((own, row) => {
    const taken = [...reaching, ...own].toSorted(byColumn)
    const fillers: GridCell[] = []
    const fill = (from: number, to: number): void => {
      const colspan = to - from > maxSingleCells ? to - from : 1
      for (let column = from; column < to; column += colspan) {
        fillers.push({ node: emptyCell(row, column), row, column, rowspan: 1, colspan })
      }
    }
    let column = 0
    for (const cell of taken) {
      fill(column, cell.column)
      column = Math.max(column, endColumn(cell))
    }
    fill(column, grid.width)
    reaching = taken.filter(cell => endRow(cell) > row + 1)
    return fillers.length > 0 ? [...own, ...fillers].toSorted(byColumn) : own
  })
  return { ...grid, cells }
}

/** The table of a grid without gaps; cells that stay as they are keep their nodes. */
export function tableOf(grid: TableGrid, table: Node): Node {
  const { tableRow } = table.type.schema.nodes
  if (!tableRow) throw new RangeError('The schema has no rows of tables')
  const rows = rowsOf(grid).map(row => tableRow.create(null, row.map(nodeOf)))
  return table.type.create(grid.attrs, rows, table.marks)
}

function nodeOf({ node, rowspan, colspan }: GridCell): Node {
  const attrs = cellAttrs(node)
  if (attrs.rowspan === rowspan && attrs.colspan === colspan) return node
  return node.type.create({ ...attrs, rowspan, colspan }, node.content, node.marks)
}

/**
 * A table whose cells cover each place once, with heading rows and widths for columns that it has. A table that is so
 * already is given back itself. No text goes: spans are cut, and empty cells fill the gaps.
 */
export function normalizeTable(table: Node): Node {
  const { tableCell, tableHeader, paragraph } = table.type.schema.nodes
  if (!tableCell || !tableHeader || !paragraph) throw new RangeError('The schema has no cells')
  const grid = gridOf(table)
  if (isEven(grid, table)) return table
  const type = (row: number): typeof tableCell => (row < grid.attrs.headingRows ? tableHeader : tableCell)
  const even = tableOf(
    fillGaps(grid, row => type(row).create(null, paragraph.create())),
    table,
  )
  // The cells that were added may show which rows are the heading.
  return even.eq(table) ? table : normalizeTable(even)
}

/** Whether a table is surely as its grid is: one of single cells without gaps. */
function isEven({ width, height, cells, attrs }: TableGrid, table: Node): boolean {
  const { headingRows, columnWidths } = tableAttrs(table)
  const isOne = ({ colspan, rowspan }: CellAttrs): boolean => colspan === 1 && rowspan === 1
  return (
    headingRows === attrs.headingRows &&
    columnWidths === attrs.columnWidths &&
    cells.length === width * height &&
    cells.every(({ node }) => isOne(cellAttrs(node)))
  )
}
