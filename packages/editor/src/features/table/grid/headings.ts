import { cellAttrs, endColumn, endRow, schema, type GridCell, type TableGrid } from '@taskfield/document'
import { endOf, withLines, type Axis } from './axis.ts'
import { completeGrid, scopeAt, type HeadingScope } from './new-cells.ts'

const { tableCell, tableHeader } = schema.nodes

const isHeader = ({ node }: GridCell): boolean => node.type === tableHeader

/**
 * How many columns are headings: those at the left whose cells below the heading rows are all header cells, as older
 * saved tables say it. It is read from the cells and stands nowhere else.
 */
export function countHeadingColumns({ cells, attrs, width, height }: TableGrid): number {
  if (attrs.headingRows >= height) return 0
  const body = cells.filter(cell => endRow(cell) > attrs.headingRows)
  const firstPlain = Math.min(width, ...body.filter(cell => !isHeader(cell)).map(({ column }) => column))
  const reaching = body.filter(cell => cell.column < firstPlain && endColumn(cell) > firstPlain)
  return Math.min(firstPlain, ...reaching.map(({ column }) => column))
}

/** How many rows or columns are headings. */
export function countHeadings(grid: TableGrid, axis: Axis): number {
  return axis === 'row' ? grid.attrs.headingRows : countHeadingColumns(grid)
}

/** Makes the first lines headings, and those behind them none. A cell over the new border is cut there. */
export function setHeadings(grid: TableGrid, axis: Axis, count: number): TableGrid {
  const rows = axis === 'row' ? count : grid.attrs.headingRows
  const columns = axis === 'column' ? count : countHeadingColumns(grid)
  const before = countHeadings(grid, axis)
  const changed = { from: Math.min(before, count), to: Math.max(before, count) }
  const cells = grid.cells.map(cell => {
    const cut = cutAt(cell, axis, count)
    if (cell[axis] < changed.from || cell[axis] >= changed.to) return cut
    // The heading rows reach over the heading columns.
    if (axis === 'column' && cell.row < rows) return cell
    return asKind(cut, scopeAt(cut.row, cut.column, { rows, columns }))
  })
  return completeGrid({ ...grid, attrs: { ...grid.attrs, headingRows: rows }, cells })
}

function cutAt(cell: GridCell, axis: Axis, border: number): GridCell {
  const crosses = cell[axis] < border && endOf(cell, axis) > border
  return crosses ? withLines(cell, axis, { from: cell[axis], to: border }) : cell
}

/** The cell as the heading of what `scope` says, or, for `null`, as a plain one. */
export function asKind(cell: GridCell, scope: HeadingScope): GridCell {
  const type = scope ? tableHeader : tableCell
  const attrs = { ...cellAttrs(cell.node), scope }
  return { ...cell, node: type.create(attrs, cell.node.content, cell.node.marks) }
}
