import { schema } from '@taskfield/document'
import { Fragment, Slice, type Node, type ResolvedPos } from 'prosemirror-model'
import { TextSelection, type EditorState, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { asAutomatic } from '../../../core/feature/automatic-change.ts'
import { contextOf } from '../../../core/feature/host-context.ts'
import { linesOf } from '../../../core/transform/fit-text.ts'
import { insertObject } from '../../../core/transform/insert-object.ts'
import { cellsLeftMessage } from '../../../ui/cells-left-message.ts'
import { findSelectedCells } from '../find-table.ts'
import { allowsTable } from '../insert-table.ts'
import { tooManyCellsMessage } from '../messages.ts'
import { readTsv, type Tsv } from './tsv.ts'

const { lineBreak, paragraph, table, tableCell, tableFigure, tableRow } = schema.nodes

type Read = (text: string, context: ResolvedPos, plain: boolean, view: EditorView) => Slice

/** What ProseMirror asks for the slice of a text; without one it asks the next plugin. */
const reader = (read: (...given: Parameters<Read>) => Slice | null): Read => read as Read

/** The text of a spreadsheet that is pasted into a cell is cells, unless it is pasted without formatting. */
export const readTsvInCell: Read = reader((text, _context, plain, { state }) => {
  const tsv = !plain && findSelectedCells(state.selection) ? readTsv(text) : null
  if (!tsv) return null
  if (tsv.rest.length === 0) return sliceOf(tsv)
  contextOf(state).notify({ kind: 'warning', text: tooManyCellsMessage })
  return null
})

/** Elsewhere it is a table, where the content allows one. */
export const readTsvAsTable: Read = reader((text, _context, plain, { state }) => {
  const isPlace = allowsTable(state) && !findSelectedCells(state.selection)
  const tsv = !plain && isPlace ? readTsv(text) : null
  return tsv && sliceOf(tsv)
})

/** A table, and the rows below it for which it has no place, as lines. */
function sliceOf({ rows, rest }: Tsv): Slice {
  const below = rest.map(cells => cells.join('\t')).join('\n')
  return new Slice(
    Fragment.from([makeTable(rows), ...(below ? [paragraph.create(null, linesOf(below))] : [])]),
    0,
    0,
  )
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
  const tr = tableForText(state, from, slice)
  if (!tr) return true
  view.dispatch(asAutomatic(tr).scrollIntoView())
  sayWhatIsLeft(state, slice)
  return true
}

function sayWhatIsLeft(state: EditorState, { content: { firstChild, childCount } }: Slice): void {
  if (!firstChild || childCount === 1) return
  contextOf(state).notify({ kind: 'warning', text: cellsLeftMessage(countCells(firstChild)) })
}

/** Puts a table, and what is below it, in the place of the text from a position to the caret; `null` where none may stand. */
function tableForText(
  { tr, selection: { head } }: EditorState,
  from: number,
  slice: Slice,
): Transaction | null {
  const [figure, ...below] = slice.content.content
  tr.delete(Math.min(from, head), head)
  const pos = figure ? insertObject(tr, figure) : null
  if (!figure || pos === null) return null
  tr.insert(pos + figure.nodeSize, below)
  const end = pos + slice.content.size - 1
  return tr.setSelection(TextSelection.near(tr.doc.resolve(end), -1))
}

function countCells(figure: Node): number {
  let cells = 0
  figure.descendants(({ type }) => {
    if (type === tableCell) cells++
    return type !== tableCell
  })
  return cells
}
