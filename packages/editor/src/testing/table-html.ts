/** The HTML of a table: its heading rows and its rows, cell by cell. */
export function tableHtml(
  rows: readonly (readonly string[])[],
  { headings = [], table = '', figure = '' }: TableParts = {},
): string {
  const head = headings.length > 0 ? `<thead>${rowsHtml('th', headings)}</thead>` : ''
  return `<figure class="table"${figure}><table${table}>${head}<tbody>${rowsHtml('td', rows)}</tbody></table></figure>`
}

interface TableParts {
  readonly headings?: readonly (readonly string[])[]
  /** What stands in the tags, with a space before it. */
  readonly table?: string
  readonly figure?: string
}

function rowsHtml(tag: 'td' | 'th', rows: readonly (readonly string[])[]): string {
  return rows.map(cells => `<tr>${cells.map(cell => `<${tag}>${cell}</${tag}>`).join('')}</tr>`).join('')
}

/** The texts of cells that are told apart by their row and column. */
export function numberedRows(rows: number, columns: number, word = 'Ячейка'): string[][] {
  return Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: columns }, (_cell, column) => `${word} ${row + 1}.${column + 1}`),
  )
}
