import { alignLooks, chosenBackground, textLooks } from '../looks/chosen-looks.ts'
import {
  elementNode,
  elementsBelow,
  findBelow,
  isElement,
  replaceBelow,
  shownText,
  textNode,
  type PastedElement,
} from '../tree/pasted-tree.ts'
import type { StyleSheet } from '../looks/style-sheet.ts'

/** How many cells come in as cells; the rows behind them come as lines. */
const maxCells = 5000

export const isCell = ({ name }: PastedElement): boolean => name === 'td' || name === 'th'

/** The elements of a table, without those of tables within it. */
export function partsOf(table: PastedElement): Generator<PastedElement> {
  return elementsBelow(table, ({ name }) => name !== 'table')
}

export function rowsOf(table: PastedElement): PastedElement[] {
  return [...partsOf(table)].filter(({ name }) => name === 'tr')
}

export function cellsOf(row: PastedElement): PastedElement[] {
  return row.children.filter(isElement).filter(isCell)
}

/** The tables of a text, the outermost first. */
export function tablesOf(body: PastedElement): PastedElement[] {
  return [...elementsBelow(body)].filter(({ name }) => name === 'table')
}

/** What a column's width says stands in its attribute, in pixels; a table has no other sizes. */
export function cleanTable(table: PastedElement): void {
  for (const part of partsOf(table))
    if (part.name === 'col' && part.attributes.has('width')) part.style.clear()
  dropAttributes(table, ['cellpadding', 'cellspacing', 'border', 'height'])
}

export function dropAttributes({ attributes }: PastedElement, names: readonly string[]): void {
  for (const name of names) attributes.delete(name)
}

/**
 * Leaves of a cell's looks what a person chose: sizes and paddings are the program's, and so are black, white and cells that lie at
 * the bottom. What is said of text is written on the text. Numbers stand on the right.
 */
export function cleanCell(cell: PastedElement, sheet: StyleSheet, isNumber: boolean): void {
  const looks = sheet.looksOf(cell)
  const text = textLooks(looks)
  text.delete('background-color')
  for (const [name, value] of text) if (value === 'normal') text.delete(name)
  cell.style = new Map([...placeOf(looks, isNumber && !cell.attributes.has('align')), ...bordersOf(looks)])
  const background = chosenBackground(looks)
  if (background !== null) cell.style.set('background-color', background)
  dropAttributes(cell, ['width', 'height', 'class', 'nowrap'])
  if (cell.attributes.get('valign') === 'bottom') cell.attributes.delete('valign')
  if (text.size === 0) return
  const span = elementNode('span', cell.children)
  span.style = text
  cell.children = [span]
}

function placeOf(looks: ReadonlyMap<string, string>, isNumber: boolean): Map<string, string> {
  const place = alignLooks(looks.get('text-align'))
  if (isNumber && !looks.has('text-align')) place.set('text-align', 'right')
  if (looks.get('text-align') === 'left') place.set('text-align', 'left')
  if (looks.get('vertical-align') === 'top') place.set('vertical-align', 'top')
  return place
}

/** Borders that are drawn; their usual colour is black, whatever the system of the person calls it. */
function bordersOf(looks: ReadonlyMap<string, string>): [name: string, value: string][] {
  return [...looks]
    .filter(
      ([name, value]) =>
        /^border(?:-(?:top|right|bottom|left))?(?:-(?:style|width|color))?$/.test(name) &&
        !/\b(?:none|hidden)\b/.test(value),
    )
    .map(([name, value]) => [name, value.replace(/\bwindowtext\b/gi, '#000')])
}

const isEmptyRow = (row: PastedElement): boolean =>
  shownText(row) === '' && !findBelow(row, ({ name }) => name === 'img')

/** A part of a sheet ends with its last row that holds something. */
export function dropLastEmptyRows(table: PastedElement): void {
  const rows = rowsOf(table)
  const last = rows.findLastIndex(row => !isEmptyRow(row))
  const empty = new Set(rows.slice(Math.max(0, last) + 1))
  replaceBelow(table, node => (isElement(node) && empty.has(node) ? [] : [node]))
}

/** Puts the rows of tables behind the last cell that is taken below their table, as lines. Returns how many cells are left; `null` where all are. */
export function limitCells(body: PastedElement): number | null {
  if (!findBelow(body, ({ name }) => name === 'table')) return null
  let cells = 0
  let isCut = false
  replaceBelow(body, node => {
    if (!isElement(node) || node.name !== 'table') return [node]
    const over = rowsOf(node).filter(row => (cells += cellsOf(row).length) > maxCells)
    if (over.length === 0) return [node]
    isCut = true
    cells -= over.reduce((count, row) => count + cellsOf(row).length, 0)
    const left = new Set(over)
    replaceBelow(node, part => (isElement(part) && left.has(part) ? [] : [part]))
    return [node, ...over.map(asLine)]
  })
  return isCut ? cells : null
}

function asLine(row: PastedElement): PastedElement {
  return elementNode('p', [textNode(cellsOf(row).map(shownText).join('\u00a0'.repeat(4)))])
}

/** A single cell that is copied by itself is its text. */
export function unwrapSingleCell(body: PastedElement): void {
  const [table, other] = tablesOf(body)
  const [cell, next] = [...elementsBelow(body)].filter(isCell)
  if (!table || !cell || other || next || shownText(body) !== shownText(cell)) return
  replaceBelow(body, node => (node === table ? cell.children : [node]))
}
