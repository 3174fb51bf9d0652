import type { Command } from 'prosemirror-state'
import { contextOf } from '../../../core/feature/host-context.ts'
import { editTable } from '../edit-table.ts'
import { canSortRows, sortRows } from '../grid/sort-rows.ts'
import { compareCells, type SortDirection } from './compare-cells.ts'

/** Sorts the rows of the table by the column that the selection begins in. */
export function sortBySelected(direction: SortDirection): Command {
  return (state, dispatch) =>
    editTable(({ grid, rect }) => {
      if (!canSortRows(grid)) return null
      const sorted = sortRows(grid, rect.left, compareCells(direction, contextOf(state).locale))
      const isWhole = rect.top === 0 && rect.bottom === grid.height
      return sorted && { grid: sorted, ...(isWhole && { selected: rect }) }
    })(state, dispatch)
}
