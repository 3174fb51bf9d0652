import { rowsOf, schema, type GridCell, type TableGrid } from '@taskfield/document'
import { insertWidth } from './column-widths.ts'
import { cellIn, cutAround, isWithin } from './cut-cells.ts'
import { asKind, countHeadingColumns } from './headings.ts'
import { makeCell, scopeAt, type HeadingScope } from './new-cells.ts'
import { rectOf, type Rect } from './rect.ts'

/** What is headings in the table that is written over. */
interface Headings {
  readonly rows: number
  readonly columns: number
}

/**
 * Writes the cells of one table over those of another from a place on, which grows where it is too small. What comes to
 * stand in its headings is headings. Cells that are written over only in part keep what they hold.
 */
export function overwriteCells(grid: TableGrid, source: TableGrid, top: number, left: number): TableGrid {
  const rect = { top, left, bottom: top + source.height, right: left + source.width }
  const headings = { rows: grid.attrs.headingRows, columns: countHeadingColumns(grid) }
  const large = cutAround(growTo(grid, rect, headings), rect)
  const kept = large.cells.filter(cell => !isWithin(rectOf(cell), rect))
  const written = source.cells
    .map(cell => ({ ...cell, row: cell.row + top, column: cell.column + left }))
    .flatMap(cell => cutAtHeading(cell, headings.rows))
    .map(cell => asKind(cell, scopeAt(cell.row, cell.column, headings)))
  return settleHeadings({ ...large, cells: [...kept, ...written] })
}

/** First rows of header cells alone are read as heading rows of a table that has none: it says so itself, and no cell crosses them. */
function settleHeadings(grid: TableGrid): TableGrid {
  const isHeading = (cells: readonly GridCell[]): boolean =>
    cells.length > 0 && cells.every(({ node }) => node.type === schema.nodes.tableHeader)
  const headingRows = Math.max(
    0,
    rowsOf(grid).findIndex(cells => !isHeading(cells)),
  )
  if (grid.attrs.headingRows > 0 || headingRows === 0) return grid
  const cells = grid.cells.flatMap(cell => cutAtHeading(cell, headingRows))
  return { ...grid, attrs: { ...grid.attrs, headingRows }, cells }
}

/** A cell over the border of the heading rows is two. */
function cutAtHeading(cell: GridCell, rows: number): GridCell[] {
  const all = rectOf(cell)
  if (all.top >= rows || all.bottom <= rows) return [cell]
  const below = makeCell(null)
  return [cellIn(cell.node, { ...all, bottom: rows }), cellIn(below, { ...all, top: rows })]
}

/** A table that has at least the places of a rectangle, with empty cells where it had none. */
function growTo(grid: TableGrid, { bottom, right }: Rect, headings: Headings): TableGrid {
  const width = Math.max(grid.width, right)
  const height = Math.max(grid.height, bottom)
  if (width === grid.width && height === grid.height) return grid
  let { columnWidths } = grid.attrs
  for (let column = grid.width; column < width; column++) columnWidths = insertWidth(columnWidths, column)
  const added: GridCell[] = []
  for (let row = 0; row < height; row++) {
    for (let column = row < grid.height ? grid.width : 0; column < width; column++) {
      added.push(emptyAt(row, column, scopeAt(row, column, headings)))
    }
  }
  return { width, height, attrs: { ...grid.attrs, columnWidths }, cells: [...grid.cells, ...added] }
}

function emptyAt(row: number, column: number, scope: HeadingScope): GridCell {
  return { node: makeCell(scope), row, column, rowspan: 1, colspan: 1 }
}

/** The cells so many times below and beside each other. */
export function repeatCells(source: TableGrid, rows: number, columns: number): TableGrid {
  const { width, height } = source
  const cells: GridCell[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      for (const cell of source.cells) {
        cells.push({ ...cell, row: cell.row + row * height, column: cell.column + column * width })
      }
    }
  }
  return { ...source, width: width * columns, height: height * rows, cells }
}
