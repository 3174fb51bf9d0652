import type { GridCell, TableGrid } from '@taskfield/document'
import { Fragment, type Node } from 'prosemirror-model'
import { endOf } from './axis.ts'
import { countHeadingColumns } from './headings.ts'
import { dropEmptyLines } from './lines.ts'
import { cellsIn, isSame, linesOf, rectOf, unite, wholeCells, type Rect } from './rect.ts'

export type Side = 'up' | 'right' | 'down' | 'left'

/**
 * Makes one cell of those in a rectangle: what they hold stands in it in their order, empty ones add nothing. Rows and
 * columns in which no cell begins any more go. `null` where the rectangle cuts a cell, has a single one, or crosses the
 * border of the headings.
 */
export function mergeCells(grid: TableGrid, rect: Rect): TableGrid | null {
  const cells = cellsIn(grid, rect)
  const [first] = cells
  if (!first || cells.length < 2 || !isSame(wholeCells(grid, rect), rect) || crossesHeadings(grid, rect))
    return null
  const merged: GridCell = {
    ...first,
    node: first.node.copy(joinContent(cells)),
    rowspan: rect.bottom - rect.top,
    colspan: rect.right - rect.left,
  }
  const gone = new Set(cells)
  const left = { ...grid, cells: [merged, ...grid.cells.filter(cell => !gone.has(cell))] }
  const narrow = dropEmptyLines(left, 'column', linesOf(rect, 'column'))
  return dropEmptyLines(narrow, 'row', linesOf(rect, 'row'))
}

function crossesHeadings(grid: TableGrid, { top, left, bottom, right }: Rect): boolean {
  const rows = grid.attrs.headingRows
  const columns = countHeadingColumns(grid)
  return (top < rows && rows < bottom) || (left < columns && columns < right)
}

function joinContent(cells: readonly GridCell[]): Fragment {
  const full = cells.map(({ node }) => node).filter(node => !isEmptyCell(node))
  const blocks = (full.length > 0 ? full : cells.slice(0, 1).map(({ node }) => node)).flatMap(
    ({ children }) => children,
  )
  return Fragment.from(blocks)
}

/** Whether a cell holds a single block without anything in it. */
function isEmptyCell(cell: Node): boolean {
  return cell.childCount === 1 && cell.firstChild?.isTextblock === true && cell.firstChild.content.size === 0
}

/** The rectangle of a cell and its neighbour on a side, where the two are side by side in their whole length. */
export function withNeighbour(grid: TableGrid, cell: GridCell, side: Side): Rect | null {
  const axis = side === 'up' || side === 'down' ? 'row' : 'column'
  const across = axis === 'row' ? 'column' : 'row'
  const isBefore = side === 'up' || side === 'left'
  const neighbour = grid.cells.find(
    other =>
      (isBefore ? endOf(other, axis) === cell[axis] : other[axis] === endOf(cell, axis)) &&
      other[across] === cell[across] &&
      endOf(other, across) === endOf(cell, across),
  )
  return neighbour ? unite(rectOf(cell), rectOf(neighbour)) : null
}
