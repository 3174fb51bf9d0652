import { rowsOf, writePlainText, type TableGrid } from '@taskfield/document'

/**
 * Writes cells as spreadsheets do: tabs between cells, a line for each row. A text with a tab, a line break or a quote in
 * it stands in quotes. The text of a merged cell stands in the first of its places.
 */
export function writeTsv(grid: TableGrid): string {
  const rows = rowsOf(grid).map(cells => {
    const texts = Array.from({ length: grid.width }, () => '')
    for (const { node, column } of cells) texts[column] = quote(textOf(writePlainText(node.content)))
    return texts.join('\t')
  })
  return rows.join('\n')
}

/** In a cell paragraphs are lines. */
const textOf = (text: string): string => text.replace(/\n{2,}/g, '\n')

const quote = (text: string): string => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** More would be a table that nobody can edit. */
const maxCells = 5000

/** Nobody looks for a table in a longer text that is not surely one. */
const longestTabbed = 300_000

type Rows = readonly (readonly string[])[]

/** The cells of a text, and the rows for which there are too many of them. */
export interface Tsv {
  readonly rows: Rows
  readonly rest: Rows
}

/**
 * Reads a text as the cells of a spreadsheet: two or more lines with as many tabs each. `null` for every other text, such as
 * lines that begin with tabs to be indented.
 */
export function readTsv(text: string): Tsv | null {
  if (!text.includes('\t')) return null
  const lines = splitRows(text.replace(/\r\n?/g, '\n').replace(/\n$/, ''))
  const [first] = lines
  const isEven = lines.every(cells => cells.length === first?.length)
  const isIndented = lines.every(([start]) => start === '')
  if (!first || lines.length < 2 || first.length < 2 || !isEven || isIndented) return null
  return upToMost(lines, first.length)
}

/** Reads a text as cells that are meant to be some, though nobody could be sure: half of its lines have tabs between words. Short lines end with empty cells. */
export function readTabbed(text: string): Tsv | null {
  if (!text.includes('\t') || text.length > longestTabbed) return null
  const lines = splitRows(text.replace(/\r\n?/g, '\n').replace(/\n+$/, '')).filter(isWritten)
  const parted = lines.filter(cells => cells.filter(Boolean).length > 1)
  if (parted.length === 0 || parted.length * 2 < lines.length) return null
  const width = Math.max(...lines.map(({ length }) => length))
  return upToMost(
    lines.map(cells => Array.from({ length: width }, (_, column) => cells[column] ?? '')),
    width,
  )
}

const isWritten = (cells: readonly string[]): boolean => cells.some(Boolean)

function upToMost(lines: Rows, width: number): Tsv {
  const most = Math.max(1, Math.floor(maxCells / width))
  return { rows: lines.slice(0, most), rest: lines.slice(most) }
}

/** Each match is a cell with what ends it; a quoted one may hold what ends others. */
const cellPattern = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/gy

function splitRows(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(cellPattern)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows
}
