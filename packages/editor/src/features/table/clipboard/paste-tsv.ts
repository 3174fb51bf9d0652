import { schema } from '@taskfield/document'
import { Fragment, Slice, type Node, type ResolvedPos } from 'prosemirror-model'
import { TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { asAutomatic } from '../../../core/feature/automatic-change.ts'
import { insertObject } from '../../../core/transform/insert-object.ts'
import { findSelectedCells } from '../find-table.ts'
import { allowsTable } from '../insert-table.ts'
import { readTsv } from './tsv.ts'

const { lineBreak, paragraph, table, tableCell, tableFigure, tableRow } = schema.nodes

type Read = (text: string, context: ResolvedPos, plain: boolean, view: EditorView) => Slice

/** What ProseMirror asks for the slice of a text; without one it asks the next plugin. */
const reader = (read: (...given: Parameters<Read>) => Slice | null): Read => read as Read

/** The text of a spreadsheet that is pasted into a cell is cells, unless it is pasted without formatting. */
export const readTsvInCell: Read = reader((text, _context, plain, { state }) =>
  !plain && findSelectedCells(state.selection) ? sliceOf(text) : null,
)

/** Elsewhere it is a table, where the content allows one. */
export const readTsvAsTable: Read = reader((text, _context, plain, { state }) =>
  !plain && allowsTable(state) ? sliceOf(text) : null,
)

function sliceOf(text: string): Slice | null {
  const rows = readTsv(text)
  return rows && new Slice(Fragment.from(makeTable(rows)), 0, 0)
}

function makeTable(rows: readonly (readonly string[])[]): Node {
  const lines = rows.map(texts => tableRow.create(null, texts.map(makeCell)))
  return tableFigure.create(null, table.create(null, lines))
}

function makeCell(text: string): Node {
  const lines = text.split('\n').map(line => (line ? [schema.text(line)] : []))
  const content = lines.flatMap((line, index) => (index > 0 ? [lineBreak.create(), ...line] : line))
  return tableCell.create(null, paragraph.create(null, content))
}

/**
 * Pastes the text first and then makes a table of it, so that undo, or Backspace right after it, gives the text as it is
 * pasted without formatting.
 */
export function pasteTsvAsTable(view: EditorView, event: ClipboardEvent, slice: Slice): boolean {
  const text = event.clipboardData?.getData('text/plain') ?? ''
  const figure = slice.content.firstChild
  if (event.clipboardData?.types.includes('text/html') || figure?.type !== tableFigure || !readTsv(text))
    return false
  const { from } = view.state.selection
  if (!view.pasteText(text)) return true
  const { state } = view
  const { tr } = state
  tr.delete(Math.min(from, state.selection.head), state.selection.head)
  const pos = insertObject(tr, figure)
  if (pos === null) return true
  const end = pos + figure.nodeSize - 1
  tr.setSelection(TextSelection.near(tr.doc.resolve(end), -1))
  view.dispatch(asAutomatic(tr).scrollIntoView())
  return true
}
