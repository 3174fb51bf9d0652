import { gridOf, type GridCell, type TableGrid } from '@taskfield/document'
import type { Node } from 'prosemirror-model'

const offsets = new WeakMap<TableGrid, ReadonlyMap<GridCell, number>>()

/** Where a cell of a table begins, counted from the start of the table's content. */
export function offsetOf(node: Node, cell: GridCell): number {
  const grid = gridOf(node)
  let known = offsets.get(grid)
  if (!known) {
    known = measureOffsets(node, grid)
    offsets.set(grid, known)
  }
  const offset = known.get(cell)
  if (offset === undefined) throw new RangeError('The cell is of another table')
  return offset
}

/** The grid lists cells in the order in which they stand in the table. */
function measureOffsets(node: Node, { cells }: TableGrid): ReadonlyMap<GridCell, number> {
  const found = new Map<GridCell, number>()
  let next = 0
  node.forEach((row, start) =>
    row.forEach((_cell, offset) => {
      const cell = cells[next++]
      if (cell) found.set(cell, start + 1 + offset)
    }),
  )
  return found
}

/** The cell that stands in a place among those that begin in a row; `null` for none. */
export function nthCell(node: Node, row: number, index: number): GridCell | null {
  const before = node.children.slice(0, row).reduce((count, { childCount }) => count + childCount, 0)
  return (index < node.child(row).childCount && gridOf(node).cells[before + index]) || null
}
