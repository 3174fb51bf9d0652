import { gridOf, schema } from '@taskfield/document'
import { NodeSelection, type Command, type EditorState } from 'prosemirror-state'
import type { NodeWithPos } from '../../../core/selection/selected-blocks.ts'
import { CellSelection } from '../cell-selection.ts'
import { editTable, type TableEdit } from '../edit-table.ts'
import { findSelectedCells, selectRect, type SelectedCells } from '../find-table.ts'
import { countLines, type Axis, type Lines } from '../grid/axis.ts'
import { moveLines } from '../grid/move-lines.ts'
import { linesOf, rectOfLines, unite, wholeCells } from '../grid/rect.ts'
import { showNotice } from './notice.ts'

/** The whole rows or columns that are selected; `null` for other selections. Of a whole table both are. */
export function wholeLines(state: EditorState, axis: Axis): Lines | null {
  const { selection } = state
  if (!(selection instanceof CellSelection)) return null
  const isWhole = axis === 'row' ? selection.isRowSelection() : selection.isColSelection()
  return isWhole ? linesOf(selection.rect, axis) : null
}

function tableAt(state: EditorState, pos: number): NodeWithPos | null {
  const node = state.doc.nodeAt(pos)
  return node?.type === schema.nodes.table ? { node, pos } : null
}

/** Selects rows or columns of the table at a position; `isMore` adds them to those that are selected there. */
export function selectLinesAt(pos: number, axis: Axis, lines: Lines, isMore = false): Command {
  return (state, dispatch) => {
    const table = tableAt(state, pos)
    if (!table) return false
    const grid = gridOf(table.node)
    const selected = isMore ? findSelectedCells(state.selection) : null
    const own = rectOfLines(grid, axis, lines)
    const rect =
      selected?.table.pos === pos ? unite(rectOfLines(grid, axis, linesOf(selected.rect, axis)), own) : own
    dispatch?.(state.tr.setSelection(selectRect(state.doc, table, wholeCells(grid, rect))))
    return true
  }
}

/** Selects the table at a position as an object. */
export function selectTableAt(pos: number): Command {
  return (state, dispatch) => {
    if (!tableAt(state, pos)) return false
    dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, pos - 1)))
    return true
  }
}

/** Moves the selected rows or columns before a line; says why where cells reach over a border. */
export function moveSelectedBefore(axis: Axis, at: number): Command {
  return (state, dispatch) => {
    const selected = findSelectedCells(state.selection)
    if (!selected) return false
    const lines = linesOf(selected.rect, axis)
    const isPlace = at >= 0 && at <= countLines(selected.grid, axis) && (at < lines.from || at > lines.to)
    const isMoved = editTable(() => movedEdit(selected, axis, lines, at))(state, dispatch)
    if (!isMoved && isPlace) dispatch?.(showNotice(state.tr, 'spans'))
    return isMoved
  }
}

function movedEdit({ grid }: SelectedCells, axis: Axis, lines: Lines, at: number): TableEdit | null {
  const moved = moveLines(grid, axis, lines, at)
  if (!moved) return null
  const start = at > lines.to ? at - (lines.to - lines.from) : at
  return {
    grid: moved,
    selected: rectOfLines(moved, axis, { from: start, to: start + lines.to - lines.from }),
  }
}

/** Moves the rows or columns of the selection past their neighbour. */
export function moveSelectedLines(axis: Axis, direction: 1 | -1): Command {
  return (state, dispatch) => {
    const selected = findSelectedCells(state.selection)
    if (!selected) return false
    const { from, to } = linesOf(selected.rect, axis)
    return moveSelectedBefore(axis, direction > 0 ? to + 1 : from - 1)(state, dispatch)
  }
}

/**
 * The same by a key, where whole rows or columns are selected. It is answered at the edge of the table, too, and across the lines:
 * a browser goes back a page by Alt+←.
 */
export function moveWholeLines(axis: Axis, direction: 1 | -1): Command {
  return (state, dispatch) => {
    if (wholeLines(state, axis)) moveSelectedLines(axis, direction)(state, dispatch)
    else if (!wholeLines(state, axis === 'row' ? 'column' : 'row')) return false
    return true
  }
}
