import { textLooks } from '../looks/chosen-looks.ts'
import { dropHidden } from './hidden-cells.ts'
import { elementsBelow, isElement, replaceBelow, shownText, type PastedElement } from '../tree/pasted-tree.ts'
import type { StyleSheet } from '../looks/style-sheet.ts'
import {
  cleanCell,
  cleanTable,
  dropAttributes,
  dropLastEmptyRows,
  isCell,
  partsOf,
  tablesOf,
  unwrapSingleCell,
} from './tables.ts'

/** Makes of a part of a sheet of Excel or Google Sheets a table of the same look, without the grid and the sizes of the program. */
export function convertSheet(body: PastedElement, sheet: StyleSheet): void {
  // What the program says of every cell is its grid, or what an empty sheet looks like.
  sheet.dropTag('td')
  convertCalc(body, sheet)
}

/** The same for LibreOffice Calc, whose cells say all by themselves. */
export function convertCalc(body: PastedElement, sheet: StyleSheet): void {
  // What is said of a cell when the pointer is on it.
  replaceBelow(body, node => (isElement(node) && node.name === 'comment' ? [] : [node]))
  for (const table of tablesOf(body)) {
    dropHidden(table, sheet)
    dropLastEmptyRows(table)
    table.style.clear()
    dropAttributes(table, ['width', 'bgcolor'])
    for (const part of partsOf(table)) if (isCell(part)) convertCell(part, sheet)
    cleanTable(table)
  }
  for (const element of elementsBelow(body)) if (element.name === 'font') nameRun(element, sheet)
  unwrapSingleCell(body)
}

function convertCell(cell: PastedElement, sheet: StyleSheet): void {
  const { attributes } = cell
  cleanCell(
    cell,
    sheet,
    attributes.has('x:num') || isNumeric(attributes.get('sdval')) || isSheetsNumber(cell),
  )
  dropLinkLooks(cell)
}

/** Words of a cell that look otherwise than the rest: their looks may be those of a class. */
function nameRun(font: PastedElement, sheet: StyleSheet): void {
  for (const [name, value] of textLooks(sheet.classRulesOf(font)))
    if (value !== 'normal') font.style.set(name, value)
  if (/^#?0{6}$/.test(font.attributes.get('color') ?? '')) font.attributes.delete('color')
}

/** The looks of a link are the field's. */
function dropLinkLooks(cell: PastedElement): void {
  const [link, other] = [...elementsBelow(cell)].filter(({ name }) => name === 'a')
  if (!link || other || shownText(link) !== shownText(cell)) return
  for (const { name, style, attributes } of elementsBelow(cell)) {
    for (const look of ['color', 'text-decoration']) style.delete(look)
    if (name === 'font') attributes.delete('color')
  }
}

const isNumeric = (text: string | undefined): boolean =>
  text !== undefined && text.trim() !== '' && Number.isFinite(Number(text))

/** Google Sheets notes the value of a cell as JSON: type 3 is a number. */
function isSheetsNumber({ attributes }: PastedElement): boolean {
  return attributes.get('data-sheets-value')?.startsWith('{"1":3,') ?? false
}
