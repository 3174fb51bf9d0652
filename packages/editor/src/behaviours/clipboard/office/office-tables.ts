import { parseDeclarations, writeDeclarations } from '@taskfield/document'
import { chosenLooks } from './cell-looks.ts'
import type { OfficeSource } from './source-of.ts'
import { looksOf, readSheets, withoutTagRules } from './style-sheet.ts'

/** How many cells come in as cells; the rows behind them come as lines. */
const maxCells = 5000

type Rules = ReturnType<typeof readSheets>

/**
 * Makes the tables of an office program what a person sees of them: without the sizes, paddings and grid of the program. Returns
 * how many cells are left of them where they were too many; `null` where all are.
 */
export function cleanOfficeTables(document: Document, source: OfficeSource): number | null {
  const all = readSheets(document)
  // What Google Sheets says of every cell is its grid; of Excel it is what an empty sheet looks like.
  const rules = source === 'sheets' || source === 'excel' ? withoutTagRules(all, 'td') : all
  let cells = 0
  let isCut = false
  for (const table of document.querySelectorAll('table')) {
    dropHidden(table, rules)
    if (source === 'word') cleanWordTable(table)
    else cleanSheet(table)
    for (const cell of table.querySelectorAll<HTMLElement>('td, th')) cleanCell(cell, source, rules)
    // A column's width stands in its attribute, too, in pixels.
    for (const column of table.querySelectorAll('col[width]')) column.removeAttribute('style')
    removeAttributes(table, ['cellpadding', 'cellspacing', 'border', 'height'])
    if (cells + countCells(table) > maxCells) {
      asLinesFrom(table, maxCells - cells)
      isCut = true
    }
    cells += countCells(table)
  }
  if (source !== 'word') unwrapSingleCell(document)
  return isCut ? cells : null
}

const countCells = (table: HTMLTableElement): number =>
  [...table.rows].reduce((count, row) => count + row.cells.length, 0)

/** A part of a sheet is as wide as its columns, and ends with its last row that holds something. */
function cleanSheet(table: HTMLTableElement): void {
  dropLastEmptyRows(table)
  removeAttributes(table, ['style', 'width', 'bgcolor'])
}

/** A Word table has its borders on its cells. */
function cleanWordTable(table: HTMLTableElement): void {
  nameColumns(table)
  const own = parseDeclarations(table.getAttribute('style') ?? '')
  const kept = [...own].filter(([name]) => !name.startsWith('border'))
  table.setAttribute('style', writeDeclarations(Object.fromEntries(kept)))
}

function removeAttributes(element: Element, names: readonly string[]): void {
  for (const name of names) element.removeAttribute(name)
}

function dropHidden(table: Element, rules: Rules): void {
  for (const part of table.querySelectorAll('tr, td, th, col')) {
    if (looksOf(part, rules).get('display') === 'none') part.remove()
  }
}

const isEmptyRow = (row: Element): boolean => textOf(row) === '' && !row.querySelector('img')

function dropLastEmptyRows(table: HTMLTableElement): void {
  const rows = [...table.rows]
  const last = rows.findLastIndex(row => !isEmptyRow(row))
  for (const row of rows.slice(Math.max(0, last) + 1)) row.remove()
}

/** Word says the widths of columns on cells: they are taken from a row in which each cell has one. */
function nameColumns(table: HTMLTableElement): void {
  const rows = [...table.rows]
  const widest = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const telling = rows.find(
    ({ cells }) =>
      cells.length === widest && [...cells].every(cell => cell.colSpan === 1 && cell.hasAttribute('width')),
  )
  if (!telling || table.querySelector('col')) return
  const group = table.ownerDocument.createElement('colgroup')
  for (const cell of telling.cells) {
    const column = table.ownerDocument.createElement('col')
    column.setAttribute('width', cell.getAttribute('width') ?? '')
    group.append(column)
  }
  table.prepend(group)
}

function cleanCell(cell: HTMLElement, source: OfficeSource, rules: Rules): void {
  const { cell: ofCell, text } = chosenLooks(looksOf(cell, rules))
  const isNumber = cell.hasAttribute('x:num') || isNumeric(cell.getAttribute('sdval')) || isSheetsNumber(cell)
  const align = isNumber && !cell.hasAttribute('align') ? { 'text-align': 'right' } : {}
  cell.setAttribute('style', writeDeclarations({ ...align, ...ofCell }))
  removeAttributes(cell, ['width', 'height', 'class', 'nowrap'])
  if (cell.getAttribute('valign') === 'bottom' || source === 'excel') cell.removeAttribute('valign')
  if (Object.keys(text).length === 0) return
  const span = cell.ownerDocument.createElement('span')
  span.setAttribute('style', writeDeclarations(text))
  span.append(...cell.childNodes)
  cell.append(span)
}

const isNumeric = (text: string | null): boolean =>
  text !== null && text.trim() !== '' && Number.isFinite(Number(text))

/** Google Sheets notes the value of a cell as JSON: type 3 is a number. */
function isSheetsNumber(cell: Element): boolean {
  return cell.getAttribute('data-sheets-value')?.startsWith('{"1":3,') ?? false
}

/** Puts the rows behind the last cell that is taken below the table, as lines. */
function asLinesFrom(table: HTMLTableElement, left: number): void {
  let cells = 0
  const rows = [...table.rows].filter(row => (cells += row.cells.length) > left)
  for (const row of rows.toReversed()) {
    const line = table.ownerDocument.createElement('p')
    line.textContent = [...row.cells].map(cell => textOf(cell)).join('\u00a0'.repeat(4))
    table.after(line)
    row.remove()
  }
}

/** A single cell that is copied by itself is its text. */
function unwrapSingleCell({ body }: Document): void {
  const [table, other] = body.querySelectorAll('table')
  const [cell, next] = body.querySelectorAll('td, th')
  if (!table || !cell || other || next || textOf(body) !== textOf(table)) return
  table.replaceWith(...cell.childNodes)
}

const textOf = ({ textContent }: Element): string => textContent.trim()
