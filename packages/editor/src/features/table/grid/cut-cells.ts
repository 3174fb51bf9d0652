import { schema, type GridCell, type TableGrid } from '@taskfield/document'
import { Fragment } from 'prosemirror-model'
import { cellsIn, isSame, rectOf, type Rect } from './rect.ts'

const { paragraph } = schema.nodes

/**
 * Parts the cells that reach out of a rectangle at its border. What such a cell holds stands in the first part outside, so
 * that nothing is lost when the rectangle is written over.
 */
export function cutAround(grid: TableGrid, rect: Rect): TableGrid {
  const crossing = new Set(cellsIn(grid, rect).filter(cell => !isWithin(rectOf(cell), rect)))
  if (crossing.size === 0) return grid
  return { ...grid, cells: grid.cells.flatMap(cell => (crossing.has(cell) ? cutCell(cell, rect) : [cell])) }
}

/** Whether a rectangle stands in another. */
export function isWithin(inner: Rect, outer: Rect): boolean {
  return (
    outer.top <= inner.top &&
    outer.left <= inner.left &&
    inner.bottom <= outer.bottom &&
    inner.right <= outer.right
  )
}

/** The parts of a cell outside of a rectangle, with its content in the first, and the one in it, which is empty. */
function cutCell(cell: GridCell, rect: Rect): GridCell[] {
  const all = rectOf(cell)
  const inner = intersect(all, rect)
  const outside = [
    { ...all, bottom: inner.top },
    { ...inner, left: all.left, right: inner.left },
    { ...inner, left: inner.right, right: all.right },
    { ...all, top: inner.bottom },
  ].filter(isSpace)
  const empty = cell.node.copy(Fragment.from(paragraph.create()))
  return [...outside, inner].map((part, index) => cellIn(index === 0 ? cell.node : empty, part))
}

const isSpace = ({ top, left, bottom, right }: Rect): boolean => top < bottom && left < right

/** A node as the cell of a rectangle. */
export function cellIn(node: GridCell['node'], { top, left, bottom, right }: Rect): GridCell {
  return { node, row: top, column: left, rowspan: bottom - top, colspan: right - left }
}

function intersect(a: Rect, b: Rect): Rect {
  return {
    top: Math.max(a.top, b.top),
    left: Math.max(a.left, b.left),
    bottom: Math.min(a.bottom, b.bottom),
    right: Math.min(a.right, b.right),
  }
}

/** The cells of a rectangle as a table of their own; `rect` cuts none. */
export function partOf(grid: TableGrid, rect: Rect): TableGrid {
  const { top, left, bottom, right } = rect
  const { headingRows, columnWidths } = grid.attrs
  const isWide = isSame({ ...rect, top: 0, bottom: 0 }, { top: 0, left: 0, bottom: 0, right: grid.width })
  return {
    width: right - left,
    height: bottom - top,
    attrs: {
      ...grid.attrs,
      headingRows: Math.max(0, Math.min(headingRows, bottom) - top),
      // Shares of a table are none of a part of it.
      columnWidths: isWide ? columnWidths : null,
    },
    cells: cellsIn(grid, rect).map(cell => ({ ...cell, row: cell.row - top, column: cell.column - left })),
  }
}
