import { gridOf, normalizeTable, tableOf } from '@taskfield/document'
import {
  NodeSelection,
  TextSelection,
  type Command,
  type EditorState,
  type Transaction,
} from 'prosemirror-state'
import { replaceNode } from '../../core/transform/replace-node.ts'
import { cellPos, findSelectedCells, findTable, type SelectedCells } from './find-table.ts'
import { insertLine } from './grid/lines.ts'
import { selectContent } from './select-content.ts'

/**
 * Tab: the next cell, with what it holds selected; behind the last a new row. Shift+Tab: the one before; before the first
 * the table is selected. On a table that is selected, Tab goes into its first cell.
 */
export function nextCell(direction: 1 | -1): Command {
  return (state, dispatch) => {
    const tr = moveToCell(state, direction)
    if (!tr) return false
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

function moveToCell(state: EditorState, direction: 1 | -1): Transaction | null {
  const selected = findSelectedCells(state.selection)
  if (!selected) return direction > 0 ? enterTable(state) : null
  const { table, grid, cells } = selected
  const edge = direction > 0 ? cells.at(-1) : cells[0]
  const next = edge && grid.cells[grid.cells.indexOf(edge) + direction]
  if (next) return selectCell(state, selected, next.row, next.column)
  return direction > 0 ? addRow(state, selected) : selectTable(state, table.pos)
}

function selectCell(state: EditorState, { table }: SelectedCells, row: number, column: number): Transaction {
  const { tr } = state
  return tr.setSelection(selectContent(tr.doc, cellPos(table, row, column)))
}

function addRow({ tr }: EditorState, { table, grid }: SelectedCells): Transaction {
  replaceNode(
    tr,
    table.pos,
    table.node,
    normalizeTable(tableOf(insertLine(grid, 'row', grid.height), table.node)),
  )
  const node = tr.doc.nodeAt(table.pos)
  if (!node) return tr
  const row = gridOf(node).height - 1
  return tr.setSelection(selectContent(tr.doc, cellPos({ node, pos: table.pos }, row, 0)))
}

function enterTable(state: EditorState): Transaction | null {
  const { selection, tr } = state
  const found = selection instanceof NodeSelection ? findTable(selection) : null
  return found && tr.setSelection(TextSelection.near(tr.doc.resolve(found.pos + 1), 1))
}

function selectTable({ tr }: EditorState, tablePos: number): Transaction {
  return tr.setSelection(NodeSelection.create(tr.doc, tablePos - 1))
}
