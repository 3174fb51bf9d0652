import { gridOf, normalizeTable, tableOf, type TableGrid } from '@taskfield/document'
import { TextSelection, type Command, type Selection, type Transaction } from 'prosemirror-state'
import type { NodeWithPos } from '../../core/selection/selected-blocks.ts'
import { deleteObject } from '../../core/transform/delete-object.ts'
import { replaceNode } from '../../core/transform/replace-node.ts'
import { cellPos, findSelectedCells, selectRect, type SelectedCells } from './find-table.ts'
import { wholeCells, type Rect } from './grid/rect.ts'
import { selectContent } from './select-content.ts'

/** What becomes of a table; `null` in place of a grid deletes it. */
export interface TableEdit {
  readonly grid: TableGrid | null
  /** The place of the cell that gets the caret. */
  readonly caret?: { readonly row: number; readonly column: number }
  /** The place of a cell of which the content is selected. */
  readonly content?: { readonly row: number; readonly column: number }
  /** The cells that are selected, with those that they cut. Without any of these the selection stays with what it is in. */
  readonly selected?: Rect
}

/** A command that changes the table around the selection; `edit` gives `null` where it has nothing to do. */
export function editTable(edit: (selected: SelectedCells) => TableEdit | null): Command {
  return (state, dispatch) => {
    const selected = findSelectedCells(state.selection)
    const change = selected && edit(selected)
    if (!selected || !change) return false
    if (dispatch) {
      const { tr } = state
      if (change.grid) putGrid(tr, selected.table, change.grid)
      else deleteObject(tr, selected.table.pos - 1)
      if (change.grid) select(tr, selected, change)
      dispatch(tr.scrollIntoView())
    }
    return true
  }
}

/** Makes the table at a position one of a grid, by the smallest steps. */
export function putGrid(tr: Transaction, { node, pos }: NodeWithPos, grid: TableGrid): void {
  // Which rows are headings may show anew where some are gone.
  replaceNode(tr, pos, node, normalizeTable(tableOf(grid, node)))
}

function select(tr: Transaction, { table }: SelectedCells, { caret, content, selected }: TableEdit): void {
  const node = tr.doc.nodeAt(table.pos)
  if (!node) return
  const now = { node, pos: table.pos }
  if (selected) tr.setSelection(selectRect(tr.doc, now, wholeCells(gridOf(node), selected)))
  else if (content) tr.setSelection(selectContent(tr.doc, cellPos(now, content.row, content.column)))
  else if (caret) tr.setSelection(inCell(tr, cellPos(now, caret.row, caret.column)))
}

/** The caret at the start of a cell. */
function inCell(tr: Transaction, pos: number): Selection {
  return TextSelection.near(tr.doc.resolve(pos + 1), 1)
}
