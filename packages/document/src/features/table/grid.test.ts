import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readHtml } from '../../read/read-html.ts'
import { schema } from '../../schema.ts'
import { writeHtml } from '../../write/write-html.ts'
import { writePlainText } from '../../write/write-plain-text.ts'
import { endColumn, endRow, gridOf, normalizeTable } from './grid.ts'
import { holdLaw } from '../../testing/hold-law.ts'

const cell = fc
  .record({
    header: fc.boolean(),
    rowspan: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant(1_000_000)),
    colspan: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant(1_000_000)),
  })
  .map(({ header, ...spans }) =>
    schema.node(header ? 'tableHeader' : 'tableCell', spans, schema.node('paragraph')),
  )
const rows = fc.array(
  fc.array(cell, { maxLength: 4 }).map(cells => schema.node('tableRow', null, cells)),
  { minLength: 1, maxLength: 5 },
)
const tables = fc
  .record({ rows, headingRows: fc.nat(7) })
  .map(({ rows: all, headingRows }) => schema.node('table', { headingRows }, all))

describe('a table that any input left', () => {
  it('is made one in which each place has one cell, with all cells that it had', () => {
    holdLaw(
      fc.property(tables, table => {
        const even = normalizeTable(table)
        expect(normalizeTable(even)).toBe(even)
        const { cells, width, height } = gridOf(even)
        const places = cells.map(({ rowspan, colspan }) => rowspan * colspan)
        expect(places.reduce((sum, count) => sum + count, 0)).toBe(width * height)
        expect(cells.every(one => endRow(one) <= height && endColumn(one) <= width)).toBe(true)
        const countCells = (node: typeof table): number =>
          node.children.reduce((sum, { childCount }) => sum + childCount, 0)
        expect(countCells(even)).toBeGreaterThanOrEqual(countCells(table))
      }),
      500,
    )
  })

  it('is read as it is saved', () => {
    holdLaw(
      fc.property(tables, table => {
        const doc = schema.node('doc', null, schema.node('tableFigure', null, normalizeTable(table)))
        expect(readHtml(writeHtml(doc)).eq(doc)).toBe(true)
      }),
      500,
    )
  })
})

it('the plain text of a table has its cells in their columns', () => {
  const html =
    '<table><tr><td rowspan="2">a</td><td>b</td><td>c</td></tr><tr><td colspan="2">d</td></tr><tr><td>e</td><td>f</td><td>g</td></tr></table>'
  expect(writePlainText(readHtml(html).content)).toBe('a\tb\tc\n\td\ne\tf\tg')
})

it.each([
  [
    'a header cell that reaches into the rows below makes no heading, and is not cut',
    '<tr><th rowspan="2">a</th><th>b</th></tr><tr><td>c</td></tr>',
    '<tbody><tr><th rowspan="2">a</th><th>b</th></tr><tr><td>c</td></tr></tbody>',
  ],
  [
    'a heading has all rows that its cells reach into',
    '<tr><th rowspan="2">a</th><th>b</th></tr><tr><th>c</th></tr><tr><td>d</td><td>e</td></tr>',
    '<thead><tr><th rowspan="2">a</th><th>b</th></tr><tr><th>c</th></tr></thead><tbody><tr><td>d</td><td>e</td></tr></tbody>',
  ],
  [
    'a heading ends above a header cell that reaches further',
    '<tr><th colspan="2">a</th></tr><tr><th rowspan="2">b</th><th>c</th></tr><tr><td>d</td></tr>',
    '<thead><tr><th colspan="2">a</th></tr></thead><tbody><tr><th rowspan="2">b</th><th>c</th></tr><tr><td>d</td></tr></tbody>',
  ],
])('%s', (_, html, saved) => {
  expect(writeHtml(readHtml(`<table>${html}</table>`))).toBe(
    `<figure class="table"><table>${saved}</table></figure>`,
  )
})
