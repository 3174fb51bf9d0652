import { schema, type GridCell, type TableGrid } from '@taskfield/document'
import { countCovered, countLines, endOf, withLines, withSize, type Axis } from './axis.ts'
import { insertWidth } from './column-widths.ts'
import { makeCell, type HeadingScope } from './new-cells.ts'

/**
 * Parts a cell in two: side by side for `column`, one above the other for `row`. A cell over several lines shares them, the
 * larger half before the smaller; for another a line is made, which the cells beside it reach over. The content stays in
 * the first of the two.
 */
export function splitCell(grid: TableGrid, cell: GridCell, axis: Axis): TableGrid {
  return countCovered(cell, axis) > 1 ? shareLines(grid, cell, axis) : splitLine(grid, cell, axis)
}

function shareLines(grid: TableGrid, cell: GridCell, axis: Axis): TableGrid {
  const border = cell[axis] + Math.ceil(countCovered(cell, axis) / 2)
  return withHalves(grid, cell, axis, border)
}

function splitLine(grid: TableGrid, cell: GridCell, axis: Axis): TableGrid {
  const at = cell[axis] + 1
  const wide = withLines(cell, axis, { from: cell[axis], to: at + 1 })
  const cells = grid.cells.map(other => {
    const [from, to] = [other[axis], endOf(other, axis)]
    if (other === cell) return wide
    return withLines(other, axis, { from: from + Number(from >= at), to: to + Number(to >= at) })
  })
  const { headingRows, columnWidths } = grid.attrs
  const attrs =
    axis === 'row'
      ? { headingRows: headingRows + Number(at <= headingRows) }
      : { columnWidths: insertWidth(columnWidths, at) }
  const wider = withSize(grid, axis, countLines(grid, axis) + 1, cells)
  return withHalves({ ...wider, attrs: { ...grid.attrs, ...attrs } }, wide, axis, at)
}

/** Ends a cell at a border, and puts a new one of its kind behind it. */
function withHalves(grid: TableGrid, cell: GridCell, axis: Axis, border: number): TableGrid {
  const first = withLines(cell, axis, { from: cell[axis], to: border })
  const empty = { ...cell, node: makeCell(scopeOf(cell, grid)) }
  const second = withLines(empty, axis, { from: border, to: endOf(cell, axis) })
  return { ...grid, cells: grid.cells.flatMap(other => (other === cell ? [first, second] : [other])) }
}

function scopeOf({ node, row }: GridCell, { attrs }: TableGrid): HeadingScope {
  if (node.type !== schema.nodes.tableHeader) return null
  return row < attrs.headingRows ? 'col' : 'row'
}
