import { isElement, replaceBelow, type PastedElement } from './pasted-tree.ts'
import type { StyleSheet } from './style-sheet.ts'
import { cellsOf, partsOf, rowsOf } from './tables.ts'

/** More columns than any table of the document has: what is said to stand or reach beyond them is not counted. */
const farthest = 2_000

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
  for (const { cell, column } of placedCells(table)) {
    const span = spanOf(cell, 'colspan')
    let left = span
    for (let at = column; at < column + span; at++) if (columns.has(at)) left--
    if (left === 0) hidden.add(cell)
    else setSpan(cell, 'colspan', left)
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

/** The cells of a table with the number of the column in which each begins. */
function* placedCells(table: PastedElement): Generator<{ cell: PastedElement; column: number }> {
  /** How many more rows each column is taken in by a cell from above. */
  const taken: number[] = []
  for (const row of rowsOf(table)) {
    let column = 0
    for (const cell of cellsOf(row)) {
      while ((taken[column] ?? 0) > 0) column++
      yield { cell, column }
      const end = Math.min(column + spanOf(cell, 'colspan'), farthest)
      const rows = spanOf(cell, 'rowspan')
      for (; column < end; column++) taken[column] = rows
    }
    for (const [at, rows] of taken.entries()) taken[at] = Math.max(0, (rows ?? 0) - 1)
  }
}

function spanOf({ attributes }: PastedElement, name: string): number {
  const span = Number.parseInt(attributes.get(name) ?? '1', 10)
  return span > 0 ? Math.min(span, farthest) : 1
}

function setSpan({ attributes }: PastedElement, name: string, span: number): void {
  if (!attributes.has(name)) return
  if (span > 1) attributes.set(name, String(span))
  else attributes.delete(name)
}
