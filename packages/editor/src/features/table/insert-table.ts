import { schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { TextSelection, type Command, type EditorState } from 'prosemirror-state'
import { findObjectPlace, insertObject } from '../../core/transform/insert-object.ts'
import { keepMarks } from '../../core/transform/keep-marks.ts'
import { makeCell, scopeAt } from './grid/new-cells.ts'

const { table, tableFigure, tableRow } = schema.nodes

/** The shape of a new table. */
export interface TableShape {
  readonly rows: number
  readonly columns: number
  readonly headingRows?: number
  readonly headingColumns?: number
}

/** Two rows and two columns, none of them headings. Source: specification, section 9. */
const usualShape: TableShape = { rows: 2, columns: 2 }

/** Whether the content allows a table at the selection. */
export function allowsTable({ selection }: EditorState): boolean {
  return findObjectPlace(selection, tableFigure) !== null
}

/** Inserts an empty table, with the caret in its first cell; what is typed there has the marks of the caret before. */
export function insertTable(shape: TableShape = usualShape): Command {
  return (state, dispatch) => {
    if (!allowsTable(state)) return false
    if (dispatch) {
      const { tr } = state
      const pos = insertObject(tr, makeTable(shape))
      if (pos === null) return false
      tr.setSelection(TextSelection.near(tr.doc.resolve(pos + 1), 1))
      keepMarks(state, tr)
      dispatch(tr.scrollIntoView())
    }
    return true
  }
}

function makeTable({ rows, columns, headingRows = 0, headingColumns = 0 }: TableShape): Node {
  const lines = Array.from({ length: rows }, (_row, row) =>
    tableRow.create(
      null,
      Array.from({ length: columns }, (_cell, column) =>
        makeCell(scopeAt(row, column, { rows: headingRows, columns: headingColumns })),
      ),
    ),
  )
  return tableFigure.create(null, table.create({ headingRows }, lines))
}
