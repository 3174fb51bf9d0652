import { fillGaps, schema, type TableGrid } from '@taskfield/document'
import type { Node } from 'prosemirror-model'

const { paragraph, tableCell, tableHeader } = schema.nodes

/** What a header cell is the heading of: its column or its row; `null` for a plain cell. */
export type HeadingScope = 'col' | 'row' | null

/** The scope of a cell among the first rows and columns, which are headings. */
export function scopeAt(
  row: number,
  column: number,
  headings: { rows: number; columns: number },
): HeadingScope {
  if (row < headings.rows) return 'col'
  return column < headings.columns ? 'row' : null
}

/** A new cell without anything in it. */
export function makeCell(scope: HeadingScope): Node {
  return scope
    ? tableHeader.create({ scope }, paragraph.create())
    : tableCell.create(null, paragraph.create())
}

/** Fills the gaps that a change has left: with headings in heading rows and in the first columns, else with plain cells. */
export function completeGrid(grid: TableGrid, headingColumns = 0): TableGrid {
  const headings = { rows: grid.attrs.headingRows, columns: headingColumns }
  return fillGaps(grid, (row, column) => makeCell(scopeAt(row, column, headings)))
}
