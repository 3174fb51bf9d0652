import { farthest, placesOf, spanOf } from './cell-places.ts'
import { isElement, replaceBelow, type PastedElement } from '../tree/pasted-tree.ts'
import type { StyleSheet } from '../looks/style-sheet.ts'
import { cellsOf, partsOf, rowsOf } from './tables.ts'

/** Leaves out what is hidden in a table: rows, cells and columns. Cells that reach over them become as much narrower or lower. */
export function dropHidden(table: PastedElement, sheet: StyleSheet): void {
  const isHidden = (element: PastedElement): boolean => sheet.valueOf(element, 'display') === 'none'
  const hidden = new Set([...partsOf(table)].filter(part => hideable.has(part.name) && isHidden(part)))
  if (hidden.size === 0) return
  dropColumns(table, hidden)
  const rows = rowsOf(table)
  for (const [at, row] of rows.entries())
    for (const cell of cellsOf(row)) {
      const covered = rows.slice(at, at + spanOf(cell, 'rowspan'))
      setSpan(cell, 'rowspan', covered.filter(other => !hidden.has(other)).length)
    }
  replaceBelow(table, node => (isElement(node) && hidden.has(node) ? [] : [node]))
}

const hideable: ReadonlySet<string> = new Set(['tr', 'td', 'th', 'col'])

/** Hides the cells of columns that are hidden: Excel says so of the column alone. */
function dropColumns(table: PastedElement, hidden: Set<PastedElement>): void {
  const columns = hiddenColumns(table, hidden)
  if (columns.size === 0) return
  for (const { cell, left, right } of placesOf(rowsOf(table))) {
    let shown = right - left
    for (let column = left; column < right; column++) if (columns.has(column)) shown--
    if (shown > 0) setSpan(cell, 'colspan', shown)
    else if (right > left) hidden.add(cell)
  }
}

function hiddenColumns(table: PastedElement, hidden: ReadonlySet<PastedElement>): ReadonlySet<number> {
  const columns = new Set<number>()
  let at = 0
  for (const part of partsOf(table)) {
    if (part.name !== 'col') continue
    const end = Math.min(at + spanOf(part, 'span'), farthest)
    for (; at < end; at++) if (hidden.has(part)) columns.add(at)
  }
  return columns
}

function setSpan({ attributes }: PastedElement, name: string, span: number): void {
  if (!attributes.has(name)) return
  if (span > 1) attributes.set(name, String(span))
  else attributes.delete(name)
}
