import { parseLength, tableAttrs, tableFigureAttrs } from '@taskfield/document'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { CellSelection } from '../cell-selection.ts'
import { putGrid } from '../edit-table.ts'
import { findSelectedCells, findTable } from '../find-table.ts'
import { linesOf } from '../grid/rect.ts'
import { evenColumns, fitColumn, moveBorder, sumOf } from './border-widths.ts'
import { readContentWidth } from './content-width.ts'
import { freeRoom, readShownTable, type ShownTable } from './shown-table.ts'
import { changedColumns, hasPixels, storeWidths, withWidths } from './store-widths.ts'

/** Gives the table at a position other widths of columns, in px of the page; `null` where nothing differs. */
export function setColumns(
  state: EditorState,
  pos: number,
  { node, grid, columns: before, room }: ShownTable,
  columns: readonly number[],
): Transaction | null {
  const figure = state.doc.nodeAt(pos - 1)
  if (!figure || state.doc.nodeAt(pos) !== node) return null
  const changed = changedColumns(before, columns)
  if (changed.length === 0) return null
  const stored = { columns: tableAttrs(node).columnWidths, table: tableFigureAttrs(figure).width }
  const widths = storeWidths(stored, before, { columns, room })
  const { tr } = state
  putGrid(tr, { node, pos }, withWidths(grid, widths.columns, changed))
  if (widths.table !== stored.table) tr.setNodeAttribute(pos - 1, 'width', widths.table)
  return tr
}

/** A command that makes other widths of those on the page. Without a view it can only say whether there is a table. */
function changeWidths(
  pos: (state: EditorState) => number | null,
  change: (shown: ShownTable, view: EditorView) => readonly number[],
): Command {
  return (state, dispatch, view) => {
    const at = pos(state)
    if (at === null) return false
    if (!dispatch || !view) return true
    const shown = readShownTable(view, at)
    const tr = shown && setColumns(state, at, shown, change(shown, view))
    if (tr) dispatch(tr)
    return true
  }
}

/** Moves the border behind a column of the table at a position by px, as dragging does. */
export function moveBorderBy(pos: number, border: number, by: number): Command {
  return changeWidths(
    () => pos,
    shown => moveBorder(shown.columns, border, by, { most: freeRoom(shown), times: 1 }),
  )
}

/** Makes a column of the table at a position as wide as what it holds. */
export function fitColumnToContent(pos: number, column: number): Command {
  return changeWidths(
    () => pos,
    shown => fitColumn(shown.columns, column, readContentWidth(shown, column), shown.room),
  )
}

/** Gives the selected columns the same width; all of them where fewer than two are selected. */
export const distributeColumns: Command = changeWidths(
  ({ selection }) => {
    const selected = findSelectedCells(selection)
    return selected && selected.grid.width > 1 ? selected.table.pos : null
  },
  ({ columns }, { state: { selection } }) => {
    const { from, to } =
      selection instanceof CellSelection ? linesOf(selection.rect, 'column') : { from: 0, to: 0 }
    return evenColumns(columns, to - from > 1 ? { from, to } : { from: 0, to: columns.length })
  },
)

/** Makes the table as wide as the page; columns in px become shares of it. */
export const fitToPage: Command = (state, dispatch) => {
  const found = findTable(state.selection)
  const figure = found && state.doc.nodeAt(found.pos - 1)
  if (!found || !figure) return false
  const { columnWidths } = tableAttrs(found.node)
  const shares = hasPixels(columnWidths) ? sharesOf(columnWidths ?? []) : columnWidths
  if (tableFigureAttrs(figure).width === '100%' && shares === columnWidths) return false
  const { tr } = state
  if (shares !== columnWidths) tr.setNodeAttribute(found.pos, 'columnWidths', shares)
  dispatch?.(tr.setNodeAttribute(found.pos - 1, 'width', '100%'))
  return true
}

/** Shares of fixed widths; `null`, each as wide as its content, where some column has none or another unit. */
function sharesOf(widths: readonly (string | null)[]): readonly string[] | null {
  const lengths = widths.map(width => (width === null ? null : parseLength(width)))
  const pixels = lengths.map(length => (length?.unit === 'px' ? length.value : 0))
  const sum = sumOf(pixels)
  if (pixels.includes(0)) return null
  return pixels.map(width => `${Math.round((width / sum) * 10_000) / 100}%`)
}
