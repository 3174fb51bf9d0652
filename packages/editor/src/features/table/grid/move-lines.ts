import { cellAttrs, schema, type GridCell, type TableGrid } from '@taskfield/document'
import { countCovered, countLines, endOf, withLines, type Axis, type Lines } from './axis.ts'
import { countHeadings } from './headings.ts'

const { tableCell, tableHeader } = schema.nodes

/**
 * Moves rows or columns so that they stand before a line of the grid as it is now. What comes among headings becomes one,
 * what leaves them is none any more. `null` where a cell reaches over a border of what moves or of the place, and where
 * nothing would move.
 */
export function moveLines(grid: TableGrid, axis: Axis, lines: Lines, at: number): TableGrid | null {
  if (!canMove(grid, axis, lines, at)) return null
  const { from, to } = lines
  const order = orderAfter(countLines(grid, axis), lines, at)
  const places: number[] = []
  order.forEach((line, index) => (places[line] = index))
  const headings = countHeadings(grid, axis)
  const movedHeadings = Math.max(0, Math.min(to, headings) - from)
  const isHeading = at < headings || (at === headings && movedHeadings > 0)
  const cells = grid.cells.map(cell => {
    const start = places[cell[axis]] ?? 0
    const moved = withLines(cell, axis, { from: start, to: start + countCovered(cell, axis) })
    const keepsKind = cell[axis] < from || cell[axis] >= to || cell[axis] < headings === isHeading
    // The heading rows reach over the heading columns.
    const isAbove = axis === 'column' && cell.row < grid.attrs.headingRows
    return keepsKind || isAbove ? moved : asHeading(moved, isHeading, axis)
  })
  const { columnWidths, headingRows } = grid.attrs
  const attrs =
    axis === 'row'
      ? { headingRows: headingRows - movedHeadings + (isHeading ? to - from : 0) }
      : { columnWidths: columnWidths && order.map(line => columnWidths[line] ?? null) }
  return { ...grid, attrs: { ...grid.attrs, ...attrs }, cells: cells.toSorted(byPlace) }
}

function canMove(grid: TableGrid, axis: Axis, { from, to }: Lines, at: number): boolean {
  const size = countLines(grid, axis)
  const isInside = from >= 0 && to <= size && at >= 0 && at <= size
  const stays = at >= from && at <= to
  return isInside && !stays && ![from, to, at].some(border => isCrossed(grid, axis, border))
}

/** Whether a cell reaches over the border before a line. */
function isCrossed(grid: TableGrid, axis: Axis, border: number): boolean {
  return grid.cells.some(cell => cell[axis] < border && endOf(cell, axis) > border)
}

/** The lines as they are numbered now, in the order in which they come to stand. */
function orderAfter(size: number, { from, to }: Lines, at: number): number[] {
  const all = Array.from({ length: size }, (_, line) => line)
  const others = [...all.slice(0, from), ...all.slice(to)]
  const place = at > to ? at - (to - from) : at
  return [...others.slice(0, place), ...all.slice(from, to), ...others.slice(place)]
}

const byPlace = (a: GridCell, b: GridCell): number => a.row - b.row || a.column - b.column

const scopes = { row: 'col', column: 'row' } as const

function asHeading(cell: GridCell, isHeading: boolean, axis: Axis): GridCell {
  const { node } = cell
  const type = isHeading ? tableHeader : tableCell
  const attrs = { ...cellAttrs(node), scope: isHeading ? scopes[axis] : null }
  return { ...cell, node: type.create(attrs, node.content, node.marks) }
}
