import { describe, expect, it } from 'vitest'
import { gridFrom, writtenGrid } from '../../../testing/table-grid.ts'
import { sortRows } from '../grid/sort-rows.ts'
import { compareCells, type SortDirection } from './compare-cells.ts'

function sorted(texts: readonly string[], direction: SortDirection = 'ascending'): string[] {
  const grid = sortRows(gridFrom(texts.map(text => [text])), 0, compareCells(direction, 'ru'))
  return [...(writtenGrid(grid) ?? '').matchAll(/<td>(.*?)<\/td>/g)].map(([, text = '']) =>
    text.replaceAll('&nbsp;', ''),
  )
}

describe('rows are sorted', () => {
  it.each([
    ['numbers', ['10', '1 234,5', '−3', '2 %', '1,234.5 ₽'], ['−3', '2 %', '10', '1 234,5', '1,234.5 ₽']],
    ['dates', ['21.11.2026', '2025-01-31', '01.02.2026'], ['2025-01-31', '01.02.2026', '21.11.2026']],
    [
      'Russian texts, ё beside е',
      ['ель', 'яма', 'ёж', 'Ель', 'если', 'Анна'],
      ['Анна', 'ёж', 'ель', 'Ель', 'если', 'яма'],
    ],
    ['texts with numbers', ['Задача 10', 'Задача 9'], ['Задача 9', 'Задача 10']],
    ['kinds apart', ['да', '5', '', '01.01.2026'], ['5', '01.01.2026', 'да', '']],
  ])('by %s', (_name, texts, expected) => {
    expect(sorted(texts)).toEqual(expected)
  })

  it('the other way round, with empty cells last all the same', () => {
    expect(sorted(['1', '', '3', '2'], 'descending')).toEqual(['3', '2', '1', ''])
  })

  it('keeping the order of those that are alike, with their rows', () => {
    const grid = gridFrom([
      ['b', '1'],
      ['a', '2'],
      ['b', '3'],
      ['a', '4'],
    ])
    for (const direction of ['ascending', 'descending'] as const) {
      const rows = writtenGrid(sortRows(grid, 0, compareCells(direction, 'ru')))
      const order = [...(rows ?? '').matchAll(/<td>(\d)<\/td>/g)].map(([, digit]) => digit).join('')
      expect(order).toBe(direction === 'ascending' ? '2413' : '1324')
    }
  })

  it('below the heading rows', () => {
    const grid = gridFrom([['b'], ['a']], { headings: [['z']] })
    expect(writtenGrid(sortRows(grid, 0, compareCells('ascending', 'ru')))).toBe(
      '<thead><tr><th>z</th></tr></thead><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody>',
    )
  })

  it('not where a cell reaches over several of them', () => {
    const grid = gridFrom('<tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr>')
    expect(sortRows(grid, 1, compareCells('ascending', 'ru'))).toBeNull()
  })
})
