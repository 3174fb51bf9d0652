import { cellAttrs } from '@taskfield/document'
import { describe, expect, it } from 'vitest'
import { evenColumns, fitColumn, moveBorder, scaleColumns, sumOf } from './border-widths.ts'
import { gridFrom } from '../../../testing/table-grid.ts'
import { storeWidths, withWidths } from './store-widths.ts'

describe('moving a border', () => {
  it.each([
    [0, 30, [130, 70, 100]],
    [0, 60, [160, 40, 100]],
    [0, 70, [170, 40, 100]],
    [0, 1000, [180, 40, 100]],
    [1, -1000, [100, 40, 160]],
    [2, 15, [100, 100, 115]],
    [2, 50, [100, 100, 120]],
    [2, -90, [100, 100, 40]],
  ])('behind column %i by %i px, where there are 20 more', (border, by, expected) => {
    expect(moveBorder([100, 100, 100], border, by, { most: 20, times: 1 })).toEqual(expected)
  })

  it('widens a table in the middle by twice as much: its other edge moves, too', () => {
    const growth = { most: 100, times: 2 } as const
    expect(moveBorder([100, 100], 0, 70, growth)).toEqual([180, 40])
    expect(moveBorder([100, 100], 1, 20, growth)).toEqual([100, 140])
    expect(moveBorder([100, 100], 1, -20, growth)).toEqual([100, 60])
  })

  it('does not widen what is narrower than the least width', () => {
    const growth = { most: 0, times: 1 } as const
    expect(moveBorder([20, 100], 0, -10, growth)).toEqual([20, 100])
    expect(moveBorder([100, 20], 0, 10, growth)).toEqual([100, 20])
  })
})

it('columns keep their shares when the table gets another width', () => {
  expect(scaleColumns([100, 300], 200)).toEqual([50, 150])
})

it('columns together keep their least width when the table gets narrower', () => {
  expect(scaleColumns([100, 300], 10)).toEqual([20, 60])
  expect(scaleColumns([20, 40], 10)).toEqual([20, 40])
})

it('columns are evened out together', () => {
  expect(evenColumns([50, 150, 60], { from: 0, to: 2 })).toEqual([100, 100, 60])
})

it('a column that is fitted takes no more than there is room', () => {
  expect(fitColumn([100, 100], 0, 150, 700)).toEqual([150, 100])
  expect(fitColumn([100, 100], 0, 900, 240)).toEqual([200, 40])
})

describe('widths are saved', () => {
  const none = { columns: null, table: null }

  it('as shares of the table, which keeps the width that it shows', () => {
    const after = { columns: [300, 100, 200], room: 1200 }
    expect(storeWidths(none, [200, 200, 200], after)).toEqual({
      columns: ['50%', '16.67%', '33.33%'],
      table: '50%',
    })
  })

  it('with the shares of the others as they were written', () => {
    const stored = { columns: ['33.334%', '33.333%', '33.333%'], table: '500px' }
    const { columns, table } = storeWidths(stored, [200, 200, 200], { columns: [300, 100, 200], room: 1200 })
    expect(columns).toEqual(['50%', '16.67%', '33.333%'])
    expect(table).toBe('500px')
  })

  it('in px where the table has px', () => {
    const stored = { columns: ['100px', '200px'], table: null }
    expect(storeWidths(stored, [100, 200], { columns: [150, 150], room: 700 })).toEqual({
      columns: ['150px', '150px'],
      table: null,
    })
  })

  it('with the width of the table when its last border moves', () => {
    const stored = { columns: ['50%', '50%'], table: '50%' }
    expect(storeWidths(stored, [100, 100], { columns: [100, 200], room: 400 })).toEqual({
      columns: ['33.33%', '66.67%'],
      table: '75%',
    })
  })

  it('with the shares as they were written when the whole table becomes wider', () => {
    const stored = { columns: ['33.334%', '66.666%'], table: '50%' }
    expect(storeWidths(stored, [100, 200], { columns: [150, 300], room: 600 })).toEqual({
      columns: ['33.334%', '66.666%'],
      table: '75%',
    })
  })

  it('as shares that make up all of the table', () => {
    const columns = Array.from({ length: 7 }, (_, index) => 30 + index)
    const stored = storeWidths(none, columns, { columns: columns.toReversed(), room: 700 })
    expect(sumOf(stored.columns.map(width => Number.parseFloat(width)))).toBeCloseTo(100, 6)
  })
})

it('cells of a column that has another width lose their own, and those of the others keep it', () => {
  const cell = (column: number): string => `<td style="width:${column}px;">${column}</td>`
  const merged = '<td colspan="2" style="width:9px;">d</td>'
  const grid = gridFrom(`<tr>${[1, 2, 3].map(cell).join('')}</tr><tr>${merged}<td>e</td></tr>`)
  const { cells, attrs } = withWidths(grid, ['20%', '30%', '50%'], [1])
  expect(cells.map(({ node }) => cellAttrs(node).width)).toEqual(['1px', null, '3px', null, null])
  expect(attrs.columnWidths).toEqual(['20%', '30%', '50%'])
})
