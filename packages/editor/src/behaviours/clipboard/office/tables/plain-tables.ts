import { dropHidden } from './hidden-cells.ts'
import { toPoints } from '../looks/lengths.ts'
import { elementNode, type PastedElement } from '../tree/pasted-tree.ts'
import type { StyleSheet } from '../looks/style-sheet.ts'
import { cellsOf, cleanCell, cleanTable, isCell, partsOf, rowsOf, tablesOf } from './tables.ts'

/** Makes the tables of a document what a writer sees of them: borders and colours on the cells, widths on the columns. */
export function convertPlainTables(body: PastedElement, sheet: StyleSheet): void {
  for (const table of tablesOf(body)) {
    dropHidden(table, sheet)
    nameColumns(table, sheet)
    shareColumns(table)
    for (const name of table.style.keys())
      if (/^(?:border|mso-|margin|line-height)/.test(name)) table.style.delete(name)
    for (const part of partsOf(table)) {
      if (isCell(part)) cleanCell(part, sheet, false)
      else if (part.name === 'tr') part.style.clear()
    }
    cleanTable(table)
    table.attributes.delete('class')
  }
}

/** Word says the widths of columns on cells: they are taken from a row in which each cell has one. */
function nameColumns(table: PastedElement, sheet: StyleSheet): void {
  const rows = rowsOf(table).map(cellsOf)
  const widest = Math.max(0, ...rows.map(cells => cells.length))
  const telling = rows.find(
    cells =>
      cells.length === widest &&
      cells.every(cell => (cell.attributes.get('colspan') ?? '1') === '1' && widthOf(cell, sheet) !== null),
  )
  if (!telling || [...partsOf(table)].some(({ name }) => name === 'col')) return
  const columns = telling.map(cell => elementNode('col', [], { width: widthOf(cell, sheet) ?? '' }))
  table.children.unshift(elementNode('colgroup', columns))
}

/** LibreOffice writes widths of columns as parts of the whole: `64*`. */
function shareColumns(table: PastedElement): void {
  const columns = [...partsOf(table)].filter(({ name }) => name === 'col')
  const parts = columns.map(
    ({ attributes }) =>
      Number(/^(\d+)\*$/.exec(attributes.get('width') ?? '')?.[1] ?? 0) * Number(attributes.get('span') ?? 1),
  )
  const whole = parts.reduce((sum, part) => sum + part, 0)
  if (whole === 0 || parts.includes(0)) return
  for (const { attributes } of columns) {
    const part = Number.parseInt(attributes.get('width') ?? '', 10)
    attributes.set('width', `${Math.round((part / whole) * 10_000) / 100}%`)
  }
}

/** The width of a cell in pixels, as its attribute or its style says. */
function widthOf(cell: PastedElement, sheet: StyleSheet): string | null {
  const points = toPoints(sheet.valueOf(cell, 'width'))
  return cell.attributes.get('width') ?? (points ? String(Math.round(points / 0.75)) : null)
}
