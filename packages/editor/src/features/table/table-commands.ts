import type { Command } from 'prosemirror-state'
import { editTable, type TableEdit } from './edit-table.ts'
import type { SelectedCells } from './find-table.ts'
import { countLines, type Axis } from './grid/axis.ts'
import { countHeadings, setHeadings } from './grid/headings.ts'
import { deleteLines, insertLine } from './grid/lines.ts'
import { mergeCells, withNeighbour, type Side } from './grid/merge-cells.ts'
import { cellAt, linesOf, rectOfLines, type Rect } from './grid/rect.ts'
import { splitCell } from './grid/split-cell.ts'

/** Inserts a row or column before (-1) or after (1) those that are selected. */
export function insertBeside(axis: Axis, side: 1 | -1): Command {
  return editTable(({ grid, rect }) => {
    const { from, to } = linesOf(rect, axis)
    return { grid: insertLine(grid, axis, side < 0 ? from : to) }
  })
}

/** Deletes the selected rows or columns; with the last of them the table. The caret goes to what follows. */
export function deleteSelectedLines(axis: Axis): Command {
  return editTable(({ grid, rect }) => {
    const lines = linesOf(rect, axis)
    const left = deleteLines(grid, axis, lines)
    if (!left) return { grid: null }
    const line = Math.min(lines.from, countLines(left, axis) - 1)
    const caret = axis === 'row' ? { row: line, column: rect.left } : { row: rect.top, column: line }
    return { grid: left, caret }
  })
}

/** Selects all cells of the rows or columns that the selection is in. */
export function selectLines(axis: Axis): Command {
  return editTable(({ grid, rect }) => ({ grid, selected: rectOfLines(grid, axis, linesOf(rect, axis)) }))
}

/** Whether the selection is in a heading row or column. */
export function isInHeading(axis: Axis, { grid, rect }: SelectedCells): boolean {
  return linesOf(rect, axis).to <= countHeadings(grid, axis)
}

/** Makes the rows (columns) up to those that are selected headings; where they are, those from the first selected on none. */
export function toggleHeading(axis: Axis): Command {
  return editTable(selected => {
    const { from, to } = linesOf(selected.rect, axis)
    return { grid: setHeadings(selected.grid, axis, isInHeading(axis, selected) ? from : to) }
  })
}

/** Merges the selected cells. */
export const mergeSelected: Command = editTable(({ grid, rect }) => mergedEdit(grid, rect))

/** Merges the cell of the caret with its neighbour. */
export function mergeWith(side: Side): Command {
  return editTable(({ grid, cells }) => {
    const [cell] = cells
    const rect = cell && cells.length === 1 ? withNeighbour(grid, cell, side) : null
    return rect && mergedEdit(grid, rect)
  })
}

function mergedEdit(grid: SelectedCells['grid'], rect: Rect): TableEdit | null {
  const merged = mergeCells(grid, rect)
  const cell =
    merged && cellAt(merged, Math.min(rect.top, merged.height - 1), Math.min(rect.left, merged.width - 1))
  return cell && { grid: merged, content: cell }
}

/** Parts the cell of the caret in two, side by side for `column`, one above the other for `row`. */
export function splitSelected(axis: Axis): Command {
  return editTable(({ grid, cells }) => {
    const [cell] = cells
    return cell && cells.length === 1 ? { grid: splitCell(grid, cell, axis) } : null
  })
}
