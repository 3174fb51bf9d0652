import { placesOf, spanOf } from './cell-places.ts'
import { chosenBackground, textLooks } from '../looks/chosen-looks.ts'
import {
  elementNode,
  findBelow,
  isElement,
  replaceBelow,
  shownText,
  type PastedElement,
  type PastedNode,
} from '../tree/pasted-tree.ts'
import type { Pairs } from '../tree/shared-pairs.ts'
import type { StyleSheet } from '../looks/style-sheet.ts'
import { cellsOf, isCell, partsOf, rowsOf, tablesOf } from './tables.ts'

/**
 * Puts what stands in a table that only places things, as the signature of a letter does, in the place of the table: the blocks of its cells,
 * row by row. A table whose `role` says so is one. In a letter, and in a text of Word, with which Outlook writes letters, so is a table that
 * has no header, no colours, no lines around its cells, and
 *
 * - one row or one column, not counting empty ones; lines between its cells are no lines around them; or
 * - a column of pictures alone, a picture as wide as the table, or a table in a cell.
 *
 * So a table of words that draws no lines stays a table from two rows and two columns on. What sheets copy never comes here.
 */
export function unfoldLayoutTables(body: PastedElement, sheet: StyleSheet, isLetter: boolean): void {
  const layouts = new Set(tablesOf(body).filter(table => isLayout(table, sheet, isLetter)))
  if (layouts.size === 0) return
  replaceBelow(body, node => (isElement(node) && layouts.has(node) ? blocksOf(node, sheet) : [node]))
}

function isLayout(table: PastedElement, sheet: StyleSheet, isLetter: boolean): boolean {
  if (/^(?:presentation|none)$/.test(table.attributes.get('role') ?? '')) return true
  if (!isLetter || !isBare(table, sheet)) return false
  const rows = rowsOf(table).map(row => cellsOf(row).filter(cell => !isBlank(cell)))
  const seen = rows.filter(cells => cells.length > 0)
  if (seen.length === 0) return false
  if (seen.length === 1) return !hasLines(table, sheet, ['top', 'bottom'])
  if (seen.every(cells => cells.length === 1)) return !hasLines(table, sheet, ['left', 'right'])
  return !hasLines(table, sheet, ['top', 'bottom']) && placesPictures(table)
}

/** Whether nothing says that a table is one: no header, no title, no colours. */
function isBare(table: PastedElement, sheet: StyleSheet): boolean {
  if (Number(table.attributes.get('border') ?? 0) > 0) return false
  return [table, ...partsOf(table)].every(
    part =>
      !/^(?:th|thead|caption)$/.test(part.name) &&
      !part.attributes.has('bgcolor') &&
      (part.name === 'table' || part.name === 'tr' || isCell(part)
        ? chosenBackground(sheet.looksOf(part)) === null
        : true),
  )
}

/** Whether a line is drawn at one of the sides of a cell, or of the table. */
function hasLines(table: PastedElement, sheet: StyleSheet, at: readonly string[]): boolean {
  return [table, ...[...partsOf(table)].filter(isCell)].some(part => {
    const looks = sheet.looksOf(part)
    if (looks.get('border-width')?.startsWith('0') === true) return false
    return at.some(side =>
      isDrawn(
        looks.get(`border-${side}`) ??
          looks.get(`border-${side}-style`) ??
          looks.get('border') ??
          looks.get('border-style'),
      ),
    )
  })
}

const isDrawn = (border: string | undefined): boolean =>
  border !== undefined &&
  /\b(?:solid|dashed|dotted|double|groove|ridge|inset|outset)\b/.test(border) &&
  !/(?:^|\s)0(?:px|pt)?(?:\s|$)/.test(border)

const isBlank = (cell: PastedElement): boolean =>
  shownText(cell) === '' && !findBelow(cell, ({ name }) => /^(?:img|input|hr|table)$/.test(name))

const isPictureAlone = (cell: PastedElement): boolean =>
  shownText(cell) === '' && findBelow(cell, ({ name }) => name === 'img') !== null

function placesPictures(table: PastedElement): boolean {
  if (findBelow(table, ({ name }) => name === 'table')) return true
  const columns = columnsOf(table)
  const seen = columns.map(cells => cells.filter(cell => !isBlank(cell)))
  return (
    seen.some(cells => cells.length > 0 && cells.every(isPictureAlone)) ||
    (columns[0] ?? []).some(cell => spanOf(cell, 'colspan') >= columns.length && isPictureAlone(cell))
  )
}

/** The cells that begin in each column that one covers. */
function columnsOf(table: PastedElement): PastedElement[][] {
  const columns: PastedElement[][] = []
  for (const { cell, left, right } of placesOf(rowsOf(table))) {
    while (columns.length < right) columns.push([])
    columns[left]?.push(cell)
  }
  return columns
}

const blocks = /^(?:p|div|h[1-6]|ul|ol|table|blockquote|pre|hr|center)$/

/** What stands in the cells, as blocks. */
function blocksOf(table: PastedElement, sheet: StyleSheet): PastedNode[] {
  const cells = rowsOf(table)
    .flatMap(cellsOf)
    .filter(cell => !isBlank(cell))
  return cells.flatMap(cell => {
    const looks = textLooks(sheet.looksOf(cell))
    for (const [name, value] of looks) if (value === 'normal') looks.delete(name)
    const children = looks.size > 0 ? [styled(cell, looks)] : cell.children
    const holdsBlocks = cell.children.some(child => isElement(child) && blocks.test(child.name))
    return holdsBlocks ? children : [elementNode('p', children)]
  })
}

function styled({ children }: PastedElement, looks: Pairs): PastedElement {
  const span = elementNode('span', children)
  span.style = looks
  return span
}
