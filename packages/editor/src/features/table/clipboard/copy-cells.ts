import { gridOf, schema, tableOf } from '@taskfield/document'
import { Fragment, Slice, type Node } from 'prosemirror-model'
import { CellSelection } from '../cell-selection.ts'
import type { EditorView } from 'prosemirror-view'
import { findSelectedCells } from '../find-table.ts'
import { partOf } from '../grid/cut-cells.ts'
import { writeTsv } from './tsv.ts'

const { tableFigure } = schema.nodes

/** Selected cells are copied as a table of their own, and a single one as what it holds. */
export function copyCells(slice: Slice, { state: { selection } }: EditorView): Slice {
  const selected = selection instanceof CellSelection ? findSelectedCells(selection) : null
  if (!selected) return slice
  const { grid, rect, table, cells } = selected
  const [first] = cells
  if (first && cells.length === 1) return contentOf(first.node)
  const part = tableOf(partOf(grid, rect), table.node)
  return new Slice(Fragment.from(tableFigure.create(null, part)), 0, 0)
}

/** A paragraph alone is its text, if it has any. */
function contentOf(cell: Node): Slice {
  const [first, ...others] = cell.children
  const isText = first?.type === schema.nodes.paragraph && first.content.size > 0 && others.length === 0
  return new Slice(isText ? first.content : cell.content, 0, 0)
}

/** The plain text of copied cells is that of a spreadsheet; for all else another plugin writes it. */
export function writeCopiedCells({ content }: Slice, { state: { selection } }: EditorView): string {
  const figure = content.childCount === 1 ? content.firstChild : null
  const table = figure?.type === tableFigure && selection instanceof CellSelection ? figure.firstChild : null
  return table ? writeTsv(gridOf(table)) : ''
}
