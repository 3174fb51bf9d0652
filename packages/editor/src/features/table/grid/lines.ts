import type { GridCell, TableGrid } from '@taskfield/document'
import { countLines, endOf, withLines, withSize, type Axis, type Lines } from './axis.ts'
import { deleteWidths, insertWidth } from './column-widths.ts'
import { countHeadingColumns } from './headings.ts'
import { completeGrid } from './new-cells.ts'

/**
 * Inserts an empty row or column before a line. Cells that reach over the place grow. Before a heading line it is one;
 * behind the last it is not.
 */
export function insertLine(grid: TableGrid, axis: Axis, at: number): TableGrid {
  const headingColumns = countHeadingColumns(grid)
  const cells = grid.cells.map(cell => {
    const from = cell[axis]
    const to = endOf(cell, axis)
    if (from >= at) return withLines(cell, axis, { from: from + 1, to: to + 1 })
    return to > at ? withLines(cell, axis, { from, to: to + 1 }) : cell
  })
  const wider = withSize(grid, axis, countLines(grid, axis) + 1, cells)
  const { headingRows, columnWidths } = grid.attrs
  const isHeading = axis === 'row' ? at < headingRows : at < headingColumns
  const attrs =
    axis === 'row'
      ? { headingRows: headingRows + Number(isHeading) }
      : { columnWidths: insertWidth(columnWidths, at) }
  return completeGrid(
    { ...wider, attrs: { ...grid.attrs, ...attrs } },
    headingColumns + Number(axis === 'column' && isHeading),
  )
}

/**
 * Deletes rows or columns with what begins in them and does not reach out; what reaches out keeps its content and loses
 * the lines. `null` where nothing would be left.
 */
export function deleteLines(grid: TableGrid, axis: Axis, lines: Lines): TableGrid | null {
  const { from, to } = lines
  const size = countLines(grid, axis) - (to - from)
  if (size <= 0) return null
  const cells = grid.cells.flatMap(cell => withoutLines(cell, axis, lines))
  const { headingRows, columnWidths } = grid.attrs
  const attrs =
    axis === 'row'
      ? { headingRows: headingRows - Math.max(0, Math.min(to, headingRows) - from) }
      : { columnWidths: deleteWidths(columnWidths, lines) }
  return withSize({ ...grid, attrs: { ...grid.attrs, ...attrs } }, axis, size, cells)
}

function withoutLines(cell: GridCell, axis: Axis, { from, to }: Lines): GridCell[] {
  const left = (line: number): number => line - Math.max(0, Math.min(line, to) - from)
  const lines = { from: left(cell[axis]), to: left(endOf(cell, axis)) }
  return lines.from < lines.to ? [withLines(cell, axis, lines)] : []
}

/** Deletes those among some lines in which no cell begins, as merging leaves them. */
export function dropEmptyLines(grid: TableGrid, axis: Axis, { from, to }: Lines): TableGrid {
  const begun = new Set(grid.cells.map(cell => cell[axis]))
  let left = grid
  for (let line = to - 1; line >= from; line--) {
    if (!begun.has(line)) left = deleteLines(left, axis, { from: line, to: line + 1 }) ?? left
  }
  return left
}
