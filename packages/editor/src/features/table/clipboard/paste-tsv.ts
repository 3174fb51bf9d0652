import { schema } from '@taskfield/document'
import { Fragment, Slice, type Node, type ResolvedPos } from 'prosemirror-model'
import { TextSelection, type EditorState, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { TextMeaning } from '../../../core/feature/feature.ts'
import { contextOf } from '../../../core/feature/host-context.ts'
import { linesOf } from '../../../core/transform/fit-text.ts'
import { leavePlace } from '../../../core/transform/insert-content.ts'
import { insertObject } from '../../../core/transform/insert-object.ts'
import { cellsLeftMessage } from '../../../ui/cells-left-message.ts'
import { findSelectedCells } from '../find-table.ts'
import { allowsTable } from '../insert-table.ts'
import { tooManyCellsMessage } from '../messages.ts'
import { readTabbed, readTsv, type Tsv } from './tsv.ts'

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

/** Elsewhere it is a table, where the content allows one; of other text with tabs a table can be made. */
export function meaningOfTabs(text: string, state: EditorState): TextMeaning | null {
  if (!allowsTable(state) || findSelectedCells(state.selection)) return null
  const sure = readTsv(text)
  const tsv = sure ?? readTabbed(text)
  if (!tsv) return null
  const { content } = sliceOf(tsv)
  return {
    isSure: sure !== null,
    content,
    put: before => putTable(before, content),
    message: content.childCount > 1 ? cellsLeftMessage(tsv.rows.flat().length) : null,
  }
}

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

/** Puts a table, and what is below it, in the place of what is selected; `null` where none may stand. */
function putTable({ tr }: EditorState, content: Fragment): Transaction | null {
  const figure = content.firstChild
  const pos = figure && leavePlace(tr) ? insertObject(tr, figure) : null
  if (!figure || pos === null) return null
  tr.insert(pos + figure.nodeSize, content.cut(figure.nodeSize))
  return tr.setSelection(TextSelection.near(tr.doc.resolve(pos + content.size - 1), -1))
}
