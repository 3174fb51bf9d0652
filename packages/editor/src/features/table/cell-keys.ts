import {
  NodeSelection,
  TextSelection,
  type Command,
  type EditorState,
  type Transaction,
} from 'prosemirror-state'
import { editTable } from './edit-table.ts'
import { cellPos, findSelectedCells, findTable, type SelectedCells } from './find-table.ts'
import { insertLine } from './grid/lines.ts'
import { selectContent } from './select-content.ts'

/**
 * Tab: the next cell, with what it holds selected; behind the last a new row. Shift+Tab: the one before; before the first
 * the table is selected. On a table that is selected, Tab goes into its first cell.
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
  return selected !== null && selected.cells.at(-1) === selected.grid.cells.at(-1)
}

const addRow: Command = editTable(({ grid }) => ({
  grid: insertLine(grid, 'row', grid.height),
  content: { row: grid.height, column: 0 },
}))

function moveToCell(state: EditorState, direction: 1 | -1): Transaction | null {
  const selected = findSelectedCells(state.selection)
  if (!selected) return direction > 0 ? enterTable(state) : null
  const { table, grid, cells } = selected
  const edge = direction > 0 ? cells.at(-1) : cells[0]
  const next = edge && grid.cells[grid.cells.indexOf(edge) + direction]
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
