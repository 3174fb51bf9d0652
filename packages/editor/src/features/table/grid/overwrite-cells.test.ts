import { gridOf, normalizeTable, schema, tableOf, type TableGrid } from '@taskfield/document'
import { tables } from '@taskfield/document/testing/arbitrary/tables.ts'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { expect, it } from 'vitest'
import { isWithin } from './cut-cells.ts'
import { makeCell } from './new-cells.ts'
import { overwriteCells, repeatCells } from './overwrite-cells.ts'
import { rectOf } from './rect.ts'

const cellBlocks = fc
  .nat(1_000_000)
  .map(number => [schema.node('paragraph', null, schema.text(`w${number}`))])
const grids = tables(cellBlocks).map(figure => gridOf(figure.child(0)))

const wordsOf = (cells: readonly { readonly node: Node }[]): string[] =>
  cells.map(({ node }) => node.textContent).filter(Boolean)

const empty = schema.nodes.table.create()

/** What is there after it was written: the normaliser finds no cell in a wrong place. */
function written(grid: TableGrid): TableGrid {
  const node = tableOf(grid, empty)
  const places = (table: Node): unknown =>
    gridOf(table).cells.map(({ node: { textContent }, ...place }) => ({ ...place, textContent }))
  expect(places(normalizeTable(node))).toEqual(places(node))
  return gridOf(node)
}

it('cells written over others stand in their places, and what is outside of them keeps its text', () => {
  const law = fc.property(grids, grids, fc.nat(3), fc.nat(3), (grid, source, row, column) => {
    const top = row % grid.height
    const left = column % grid.width
    const rect = { top, left, bottom: top + source.height, right: left + source.width }
    const after = written(overwriteCells(grid, source, top, left))
    expect(after.width).toBe(Math.max(grid.width, rect.right))
    expect(after.height).toBe(Math.max(grid.height, rect.bottom))
    const kept = grid.cells.filter(cell => !isWithin(rectOf(cell), rect))
    const expected = [...wordsOf(kept), ...wordsOf(source.cells)]
    expect(wordsOf(after.cells).toSorted()).toEqual(expected.toSorted())
    for (const cell of source.cells) {
      const place = after.cells.find(one => one.row === cell.row + top && one.column === cell.column + left)
      expect(place?.node.content).toEqual(cell.node.content)
    }
  })
  holdLaw(law, 300)
})

it('repeated cells stand in a table as many times', () => {
  const single = gridOf(schema.node('table', null, schema.node('tableRow', null, makeCell(null))))
  const law = fc.property(grids, fc.integer({ min: 1, max: 3 }), (source, times) => {
    const after = written(overwriteCells(single, repeatCells(source, times, times), 0, 0))
    expect([after.width, after.height]).toEqual([source.width * times, source.height * times])
    const words = wordsOf(source.cells).flatMap(word => Array.from({ length: times * times }, () => word))
    expect(wordsOf(after.cells).toSorted()).toEqual(words.toSorted())
  })
  holdLaw(law, 200)
})
