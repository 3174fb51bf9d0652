import { elementsBelow, isElement, replaceBelow, type PastedElement } from './pasted-tree.ts'
import type { StyleSheet } from './style-sheet.ts'
import {
  cleanCell,
  cleanTable,
  dropAttributes,
  dropHidden,
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
  for (const { name, attributes } of elementsBelow(body)) {
    if (name === 'font') for (const attribute of ['face', 'size']) attributes.delete(attribute)
    if (name === 'font' && /^#?0{6}$/.test(attributes.get('color') ?? '')) attributes.delete('color')
  }
  unwrapSingleCell(body)
}

function convertCell(cell: PastedElement, sheet: StyleSheet): void {
  const { attributes } = cell
  cleanCell(
    cell,
    sheet,
    attributes.has('x:num') || isNumeric(attributes.get('sdval')) || isSheetsNumber(cell),
  )
  if (/^\s*(?:middle|center|bottom)\s*$/.test(attributes.get('valign') ?? '')) attributes.delete('valign')
}

const isNumeric = (text: string | undefined): boolean =>
  text !== undefined && text.trim() !== '' && Number.isFinite(Number(text))

/** Google Sheets notes the value of a cell as JSON: type 3 is a number. */
function isSheetsNumber({ attributes }: PastedElement): boolean {
  return attributes.get('data-sheets-value')?.startsWith('{"1":3,') ?? false
}
