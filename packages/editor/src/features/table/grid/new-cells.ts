import { fillGaps, schema, type TableGrid } from '@taskfield/document'
import type { Node } from 'prosemirror-model'

const { paragraph, tableCell, tableHeader } = schema.nodes

/** A new cell without anything in it: the heading of a column (`col`) or of a row, or a plain one. */
export function makeCell(scope: 'col' | 'row' | null): Node {
  return scope
    ? tableHeader.create({ scope }, paragraph.create())
    : tableCell.create(null, paragraph.create())
}

/** Fills the gaps that a change has left: with headings in heading rows and in the first columns, else with plain cells. */
export function completeGrid(grid: TableGrid, headingColumns = 0): TableGrid {
  return fillGaps(grid, (row, column) =>
    makeCell(row < grid.attrs.headingRows ? 'col' : column < headingColumns ? 'row' : null),
  )
}
