import { gridOf, readHtml, schema, tableOf, writeBlocks, type TableGrid } from '@taskfield/document'
import { tableHtml } from './table-html.ts'

/** The grid of a table in HTML, or of one with these cells. */
export function gridFrom(
  table: string | Parameters<typeof tableHtml>[0],
  parts?: Parameters<typeof tableHtml>[1],
): TableGrid {
  const html = typeof table === 'string' ? `<table>${table}</table>` : tableHtml(table, parts)
  const node = readHtml(html).firstChild?.firstChild
  if (!node) throw new Error('The HTML holds no table.')
  return gridOf(node)
}

/** The table of a grid as its saved form, without the figure around it. */
export function writtenGrid(grid: TableGrid | null): string | null {
  if (!grid) return null
  const figure = schema.node('tableFigure', null, [tableOf(grid, schema.nodes.table.create())])
  return writeBlocks(schema.node('doc', null, [figure])).replace(
    /^<figure class="table"><table[^>]*>|<\/table><\/figure>$/g,
    '',
  )
}
