import {
  NodeSelection,
  TextSelection,
  type Command,
  type EditorState,
  type Selection,
  type Transaction,
} from 'prosemirror-state'
import type { GridCell } from '@taskfield/document'
import { CellSelection } from './cell-selection.ts'
import { editTable } from './edit-table.ts'
import { cellOf, cellPos, findSelectedCells, findTable, type SelectedCells } from './find-table.ts'
import { insertLine } from './grid/lines.ts'
import { selectContent } from './select-content.ts'

/**
 * Tab: the next cell, with what it holds selected; behind the last a new row. Shift+Tab: the one before; before the first
 * the table is selected. Of several selected cells the one goes on that Shift moves. On a table that is selected, Tab goes into its
 * first cell.
 */
export function nextCell(direction: 1 | -1): Command {
  return (state, dispatch) => {
    if (direction > 0 && isInLastCell(state)) return addRow(state, dispatch)
    const tr = moveToCell(state, direction)
    if (!tr) return false
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

function isInLastCell({ selection }: EditorState): boolean {
  const selected = findSelectedCells(selection)
  return selected !== null && headOf(selected, selection) === selected.grid.cells.at(-1)
}

/** The cell that Tab goes on from: of several selected ones that which Shift with an arrow moves. */
function headOf(selected: SelectedCells, selection: Selection): GridCell | undefined {
  return selection instanceof CellSelection ? cellOf(selected, selection.$headCell) : selected.cells.at(-1)
}

const addRow: Command = editTable(({ grid }) => ({
  grid: insertLine(grid, 'row', grid.height),
  content: { row: grid.height, column: 0 },
}))

function moveToCell(state: EditorState, direction: 1 | -1): Transaction | null {
  const selected = findSelectedCells(state.selection)
  if (!selected) return direction > 0 ? enterTable(state) : null
  const { table, grid } = selected
  const head = headOf(selected, state.selection)
  const next = head && grid.cells[grid.cells.indexOf(head) + direction]
  return next ? selectCell(state, selected, next.row, next.column) : selectTable(state, table.pos)
}

function selectCell(state: EditorState, { table }: SelectedCells, row: number, column: number): Transaction {
  const { tr } = state
  return tr.setSelection(selectContent(tr.doc, cellPos(table, row, column)))
}

function enterTable(state: EditorState): Transaction | null {
  const { selection, tr } = state
  const found = selection instanceof NodeSelection ? findTable(selection) : null
  return found && tr.setSelection(TextSelection.near(tr.doc.resolve(found.pos + 1), 1))
}

function selectTable({ tr }: EditorState, tablePos: number): Transaction {
  return tr.setSelection(NodeSelection.create(tr.doc, tablePos - 1))
}
