import type { GridCell, TableGrid } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { endOf } from './axis.ts'

/** Orders two cells by what stands in them; 0 for what belongs together. */
export type CompareCells = (a: Node, b: Node) => number

/** Whether the rows below the headings can change places: no cell reaches over several of them. */
export function canSortRows({ cells, attrs, height }: TableGrid): boolean {
  return (
    height - attrs.headingRows > 1 && cells.every(cell => cell.row < attrs.headingRows || cell.rowspan === 1)
  )
}

/**
 * Sorts the rows below the headings by a column; rows that compare alike keep their order. `null` where a cell reaches
 * over several rows.
 */
export function sortRows(grid: TableGrid, column: number, compare: CompareCells): TableGrid | null {
  if (!canSortRows(grid)) return null
  const { headingRows } = grid.attrs
  const keys = grid.cells.filter(
    cell => cell.row >= headingRows && cell.column <= column && endOf(cell, 'column') > column,
  )
  const places = new Map<number, number>()
  keys
    .toSorted((a, b) => compare(a.node, b.node) || a.row - b.row)
    .forEach(({ row }, index) => places.set(row, headingRows + index))
  const cells = grid.cells.map(cell => ({ ...cell, row: places.get(cell.row) ?? cell.row }))
  return { ...grid, cells: cells.toSorted(byPlace) }
}

const byPlace = (a: GridCell, b: GridCell): number => a.row - b.row || a.column - b.column
