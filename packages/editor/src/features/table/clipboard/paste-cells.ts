import { gridOf, normalizeTable, schema, tableOf, type TableGrid } from '@taskfield/document'
import { Fragment, Slice, type Node } from 'prosemirror-model'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import { CellSelection } from '../cell-selection.ts'
import { isEmptyParagraph } from '../../../core/selection/block-object.ts'
import { replaceNode } from '../../../core/transform/replace-node.ts'
import { findSelectedCells, selectRect, type SelectedCells } from '../find-table.ts'
import { overwriteCells, repeatCells } from '../grid/overwrite-cells.ts'
import { wholeCells, type Rect } from '../grid/rect.ts'

/**
 * Pastes a table over the cells of another, from the first selected one on. With anything besides it, such as a caption, a
 * table goes into the cell like other content.
 */
export function pasteCells(slice: Slice): Command {
  const source = findPastedTable(slice)
  return (state, dispatch) => {
    const selected = source && findSelectedCells(state.selection)
    if (!source || !selected) return false
    const transaction = isSingle(source, state)
      ? state.tr.replaceSelection(Slice.maxOpen(source.cells[0]?.node.content ?? Fragment.empty))
      : writeOver(state.tr, selected, fitSource(source, selected))
    dispatch?.(transaction.setMeta('paste', true).setMeta('uiEvent', 'paste').scrollIntoView())
    return true
  }
}

/** The table that is all there is in a clipboard. */
function findPastedTable({ content }: Slice): TableGrid | null {
  const [figure, ...others] = content.content.filter(node => !isEmptyParagraph(node))
  if (!figure || others.length > 0 || figure.type !== schema.nodes.tableFigure) return null
  const [table, caption] = figure.children
  return table && !caption?.content.size ? gridOf(normalizeTable(table)) : null
}

/** Whether a single cell is pasted at a caret: its content joins the text there. */
function isSingle({ cells }: TableGrid, { selection }: EditorState): boolean {
  return cells.length === 1 && !(selection instanceof CellSelection)
}

/** Over a larger selection that it divides evenly, a table is repeated. */
function fitSource(source: TableGrid, { rect }: SelectedCells): TableGrid {
  const rows = (rect.bottom - rect.top) / source.height
  const columns = (rect.right - rect.left) / source.width
  const divides = Number.isInteger(rows) && Number.isInteger(columns)
  return divides ? repeatCells(source, rows, columns) : source
}

function writeOver(
  transaction: Transaction,
  { table, grid, rect }: SelectedCells,
  source: TableGrid,
): Transaction {
  const { top, left } = rect
  const written = overwriteCells(grid, source, top, left)
  replaceNode(transaction, table.pos, table.node, tableOf(written, table.node))
  const node = transaction.doc.nodeAt(table.pos)
  const pasted = { top, left, bottom: top + source.height, right: left + source.width }
  return node ? selectPasted(transaction, { node, pos: table.pos }, pasted) : transaction
}

function selectPasted(transaction: Transaction, found: { node: Node; pos: number }, rect: Rect): Transaction {
  const whole = wholeCells(gridOf(found.node), rect)
  return transaction.setSelection(selectRect(transaction.doc, found, whole))
}
