import { normalizeTable, schema, tableOf, writePlainText } from '@taskfield/document'
import { tables } from '@taskfield/document/testing/arbitrary/tables.ts'
import { gridOf, type TableGrid } from '@taskfield/document'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gridFrom, writtenGrid } from '../../../testing/table-grid.ts'
import { moveLines } from './move-lines.ts'

const rows = ['a', 'b', 'c', 'd'].map(name => [`${name}1`, `${name}2`, `${name}3`])
const orderOf = (grid: ReturnType<typeof moveLines>): string | undefined =>
  writtenGrid(grid)
    ?.replaceAll(/<\/?t(?:body|r|head)>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()

describe('rows', () => {
  it.each([
    [{ from: 0, to: 1 }, 2, 'b1 b2 b3 a1 a2 a3 c1 c2 c3 d1 d2 d3'],
    [{ from: 3, to: 4 }, 0, 'd1 d2 d3 a1 a2 a3 b1 b2 b3 c1 c2 c3'],
    [{ from: 1, to: 3 }, 4, 'a1 a2 a3 d1 d2 d3 b1 b2 b3 c1 c2 c3'],
  ])('from %j move before %i', (lines, at, expected) => {
    expect(orderOf(moveLines(gridFrom(rows), 'row', lines, at))).toBe(expected)
  })

  it.each([0, 1])('stay where they are when they are put before %i', at => {
    expect(moveLines(gridFrom(rows), 'row', { from: 0, to: 1 }, at)).toBeNull()
  })

  it('do not move where a cell reaches over a border', () => {
    const grid = gridFrom(
      '<tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr><tr><td>d</td><td>e</td></tr>',
    )
    expect(moveLines(grid, 'row', { from: 0, to: 1 }, 3)).toBeNull()
    expect(moveLines(grid, 'row', { from: 2, to: 3 }, 1)).toBeNull()
    expect(orderOf(moveLines(grid, 'row', { from: 0, to: 2 }, 3))).toBe('d e a b c')
  })

  it('become headings among headings, and none below them', () => {
    const grid = gridFrom(rows.slice(1, 3), { headings: rows.slice(0, 1) })
    expect(writtenGrid(moveLines(grid, 'row', { from: 1, to: 2 }, 0))).toBe(
      '<thead><tr><th scope="col">b1</th><th scope="col">b2</th><th scope="col">b3</th></tr><tr><th>a1</th><th>a2</th><th>a3</th></tr></thead><tbody><tr><td>c1</td><td>c2</td><td>c3</td></tr></tbody>',
    )
    expect(writtenGrid(moveLines(grid, 'row', { from: 0, to: 1 }, 3))).toBe(
      '<tbody><tr><td>b1</td><td>b2</td><td>b3</td></tr><tr><td>c1</td><td>c2</td><td>c3</td></tr><tr><td>a1</td><td>a2</td><td>a3</td></tr></tbody>',
    )
  })
})

it('rows on both sides of the headings move together', () => {
  const grid = gridFrom(rows.slice(1), { headings: rows.slice(0, 1) })
  expect(moveLines(grid, 'row', { from: 0, to: 2 }, 4)?.attrs.headingRows).toBe(0)
})

describe('columns', () => {
  it('take their widths with them', () => {
    const grid = gridFrom(
      '<colgroup><col style="width:20%"><col style="width:30%"><col style="width:50%"></colgroup><tr><td>a</td><td>b</td><td>c</td></tr>',
    )
    const moved = moveLines(grid, 'column', { from: 0, to: 1 }, 3)
    expect(moved?.attrs.columnWidths).toEqual(['30%', '50%', '20%'])
    expect(orderOf(moved)).toBe('b c a')
  })

  it('keep the header cells of heading rows', () => {
    const grid = gridFrom(
      '<thead><tr><th>h</th><th>i</th></tr></thead><tbody><tr><th>a</th><td>b</td></tr></tbody>',
    )
    expect(writtenGrid(moveLines(grid, 'column', { from: 1, to: 2 }, 0))).toBe(
      '<thead><tr><th>i</th><th>h</th></tr></thead><tbody><tr><th scope="row">b</th><th>a</th></tr></tbody>',
    )
  })
})

it('whatever moves, the table stays rectangular and keeps its texts', () => {
  const words = fc.nat(1_000_000).map(number => [schema.node('paragraph', null, schema.text(`w${number}`))])
  const moves = fc.record({
    table: tables(words),
    axis: fc.constantFrom('row', 'column'),
    numbers: fc.tuple(fc.nat(20), fc.nat(20), fc.nat(20)),
  })
  holdLaw(
    fc.property(moves, ({ table, axis, numbers: [one, other, at] }) => {
      const node = table.firstChild ?? table
      const grid = gridOf(normalizeTable(node))
      const lines = { from: Math.min(one, other), to: Math.max(one, other) }
      const moved = moveLines(grid, axis, lines, at)
      if (!moved) return
      expect(placesOf(moved)).toEqual(placesOf(grid))
      expect(wordsOf(tableOf(moved, node))).toEqual(wordsOf(tableOf(grid, node)))
    }),
    500,
  )
})

/** Every place that a cell covers, as often as one does. */
function placesOf({ cells }: TableGrid): string[] {
  return cells
    .flatMap(({ row, column, rowspan, colspan }) =>
      Array.from({ length: rowspan * colspan }, (_, at) => {
        const [below, beside] = [Math.floor(at / colspan), at % colspan]
        return `${row + below} ${column + beside}`
      }),
    )
    .toSorted()
}

function wordsOf(table: ReturnType<typeof tableOf>): string[] {
  return writePlainText(table.content).split(/\s+/).filter(Boolean).toSorted()
}
