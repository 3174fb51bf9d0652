import type { Node } from 'prosemirror-model'
import { gridOf, rowsOf, type GridCell, type TableGrid } from '../features/table/grid.ts'
import { cellAttrs } from '../features/table/table-attrs.ts'

/** The lines of a cell; Markdown has one line for each. */
type CellLines = (cell: Node) => readonly string[]

/** A table with its first row as the heading. A merged cell stands in its first place. */
export function tableMarkdown(table: Node, linesOf: CellLines): string {
  const grid = gridOf(table)
  const rows = rowsOf(grid).map(row => {
    const texts = Array.from({ length: grid.width }, () => '')
    for (const { node, column } of row) texts[column] = writeCell(linesOf(node))
    return `| ${texts.join(' | ')} |`
  })
  const rules = ruleOf(grid).join(' | ')
  return [rows[0], `| ${rules} |`, ...rows.slice(1)].join('\n')
}

/** A line break would end the row, and a bar the cell. */
const writeCell = (lines: readonly string[]): string =>
  lines.filter(Boolean).join('<br>').replaceAll('|', '\\|')

const rules: Readonly<Record<string, string>> = { right: '---:', center: ':---:' }

/** The line below the heading, which says how columns are aligned: as all cells of a column below the heading are. */
function ruleOf({ width, cells }: TableGrid): string[] {
  const columns: GridCell[][] = Array.from({ length: width }, () => [])
  for (const cell of cells) if (cell.row > 0) columns[cell.column]?.push(cell)
  return columns.map(column => {
    const [align = null, ...others] = new Set(column.map(({ node }) => cellAttrs(node).align))
    return (others.length === 0 && rules[align ?? '']) || '---'
  })
}
