import { gridOf, normalizeTable, schema, type TableGrid } from '@taskfield/document'
import { Fragment } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { CellSelection } from '../cell-selection.ts'
import { isEmptyParagraph } from '../../../core/selection/block-object.ts'
import { replaceSelected } from '../../../core/transform/insert-content.ts'
import { editTable, type TableEdit } from '../edit-table.ts'
import { findSelectedCells, type SelectedCells } from '../find-table.ts'
import { overwriteCells, repeatCells } from '../grid/overwrite-cells.ts'

/**
 * Pastes a table over the cells of another, from the first selected one on. With anything besides it, such as a caption, a
 * table goes into the cell like other content.
 */
export function pasteCells(state: EditorState, content: Fragment): Transaction | null {
  if (!findSelectedCells(state.selection)) return null
  const source = findPastedTable(content)
  if (!source) return null
  if (isSingle(source, state)) return replaceSelected(state, source.cells[0]?.node.content ?? Fragment.empty)
  let made: Transaction | null = null
  const write = editTable(selected => writeOver(selected, fitSource(source, selected, state)))
  write(state, transaction => (made = transaction))
  return made
}

/** The table that is all there is in a clipboard. */
function findPastedTable({ content }: Fragment): TableGrid | null {
  const [figure, ...others] = content.filter(node => !isEmptyParagraph(node))
  if (!figure || others.length > 0 || figure.type !== schema.nodes.tableFigure) return null
  const [table, caption] = figure.children
  return table && !caption?.content.size ? gridOf(normalizeTable(table)) : null
}

/** Whether a single cell is pasted at a caret: its content joins the text there. */
function isSingle({ cells }: TableGrid, { selection }: EditorState): boolean {
  return cells.length === 1 && !(selection instanceof CellSelection)
}

/** Over more selected cells, which it divides evenly, a table is repeated; at a caret it comes once, also in a merged cell. */
function fitSource(source: TableGrid, { rect }: SelectedCells, { selection }: EditorState): TableGrid {
  if (!(selection instanceof CellSelection)) return source
  const rows = (rect.bottom - rect.top) / source.height
  const columns = (rect.right - rect.left) / source.width
  const divides = Number.isInteger(rows) && Number.isInteger(columns)
  return divides ? repeatCells(source, rows, columns) : source
}

function writeOver({ grid, rect: { top, left } }: SelectedCells, source: TableGrid): TableEdit {
  return {
    grid: overwriteCells(grid, source, top, left),
    selected: { top, left, bottom: top + source.height, right: left + source.width },
  }
}
