import { placesOf } from '../office/tables/cell-places.ts'
import type { PastedElement } from '../office/tree/pasted-tree.ts'
import { rowsOf } from '../office/tables/tables.ts'

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
  const width = places.reduce((widest, { right }) => Math.max(widest, right), 0)
  for (const { cell, top, right, bottom, left } of places) {
    const edges = new Set<Side>()
    if (top === 0) edges.add('top')
    if (right === width) edges.add('right')
    if (bottom >= rows.length) edges.add('bottom')
    if (left === 0) edges.add('left')
    yield [cell, edges]
  }
}
