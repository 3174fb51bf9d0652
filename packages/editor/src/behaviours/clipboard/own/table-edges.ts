import type { PastedElement } from '../office/pasted-tree.ts'
import { cellsOf, rowsOf } from '../office/tables.ts'

const sides = ['top', 'right', 'bottom', 'left'] as const

type Side = (typeof sides)[number]

/**
 * Draws the border of a table on the cells at its edges: office programs draw what cells say. `usual` is the border that a table and a cell have by
 * themselves; a cell with another keeps it.
 */
export function drawEdges(table: PastedElement, usual: string): void {
  const drawn = sides.flatMap((side): [Side, string][] => {
    const border = table.style.get(`border-${side}`) ?? table.style.get('border')
    return border === undefined || border === usual || /\b(?:none|hidden)\b/.test(border)
      ? []
      : [[side, border]]
  })
  if (drawn.length === 0) return
  for (const [cell, edges] of edgesOf(table))
    for (const [side, border] of drawn)
      if (edges.has(side) && cell.style.get('border') === usual && !cell.style.has(`border-${side}`))
        cell.style.set(`border-${side}`, border)
}

/** The cells of a table, each with the edges of the table that it reaches. */
function* edgesOf(table: PastedElement): Generator<[cell: PastedElement, edges: ReadonlySet<Side>]> {
  const rows = rowsOf(table)
  const places = placesOf(rows)
  const width = Math.max(...places.map(({ right }) => right))
  for (const { cell, top, right, bottom, left } of places) {
    const edges = new Set<Side>()
    if (top === 0) edges.add('top')
    if (right === width) edges.add('right')
    if (bottom >= rows.length) edges.add('bottom')
    if (left === 0) edges.add('left')
    yield [cell, edges]
  }
}

/** Where a cell stands: the first row and column that it covers, and those behind it. */
interface Place extends Readonly<Record<Side, number>> {
  readonly cell: PastedElement
}

function placesOf(rows: readonly PastedElement[]): Place[] {
  const places: Place[] = []
  // In each column, the row from which on it is free.
  const free: number[] = []
  for (const [top, row] of rows.entries()) {
    let left = 0
    for (const cell of cellsOf(row)) {
      while ((free[left] ?? 0) > top) left++
      const right = left + spanOf(cell, 'colspan')
      const bottom = top + spanOf(cell, 'rowspan')
      for (let column = left; column < right; column++) free[column] = bottom
      places.push({ cell, top, right, bottom, left })
      left = right
    }
  }
  return places
}

function spanOf({ attributes }: PastedElement, name: 'colspan' | 'rowspan'): number {
  return Math.min(1000, Math.max(1, Number.parseInt(attributes.get(name) ?? '1', 10) || 1))
}
