import { elementNode, elementsBelow, isElement, textOf, type PastedElement } from '../tree/pasted-tree.ts'

const tables = /^(?:table|grid|treegrid)$/
const cells: Readonly<Record<string, string>> = {
  columnheader: 'th',
  rowheader: 'th',
  cell: 'td',
  gridcell: 'td',
}

/** Makes tables of what a page draws as one and names so by its roles. What has one column is a list of something, and words outside of cells would be lost. */
export function readRoleTables(body: PastedElement): void {
  for (const table of elementsBelow(body))
    if (table.name !== 'table' && tables.test(roleOf(table))) asTable(table)
}

const roleOf = ({ attributes }: PastedElement): string => attributes.get('role') ?? ''

/** The elements of a role below one, without those in others of the role. */
function partsOf(element: PastedElement, isPart: (part: PastedElement) => boolean): PastedElement[] {
  return element.children
    .filter(isElement)
    .flatMap(child => (isPart(child) ? [child] : partsOf(child, isPart)))
}

function asTable(table: PastedElement): void {
  const rows = partsOf(table, part => roleOf(part) === 'row')
    .map(row => partsOf(row, part => Object.hasOwn(cells, roleOf(part))))
    .filter(row => row.length > 0)
  if (!rows.some(row => row.length > 1) || wordsOf([table]) !== wordsOf(rows.flat())) return
  const isHead = (row: readonly PastedElement[]): boolean =>
    row.every(cell => roleOf(cell) === 'columnheader')
  const first = rows.findIndex(row => !isHead(row))
  const head = first < 0 ? rows : rows.slice(0, first)
  table.name = 'table'
  table.attributes.delete('role')
  table.children = [
    ...(head.length > 0 ? [elementNode('thead', head.map(rowOf))] : []),
    elementNode('tbody', rows.slice(head.length).map(rowOf)),
  ]
}

const wordsOf = (elements: readonly PastedElement[]): string =>
  elements.map(textOf).join('').replace(/\s/g, '')

function rowOf(row: readonly PastedElement[]): PastedElement {
  for (const cell of row) {
    cell.name = cells[roleOf(cell)] ?? 'td'
    cell.attributes.delete('role')
    cell.style.clear()
  }
  return elementNode('tr', [...row])
}
