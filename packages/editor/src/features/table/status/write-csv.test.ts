import { describe, expect, it } from 'vitest'
import { gridFrom } from '../../../testing/table-grid.ts'
import { summarizeCells } from './cells-summary.ts'
import { writeCsv } from './write-csv.ts'

const all = { top: 0, left: 0, bottom: 2, right: 2 }

describe('CSV', () => {
  it('is parted as Excel wants it in the language', () => {
    const grid = gridFrom([
      ['а', 'б'],
      ['1,5', 'в;г'],
    ])
    expect(writeCsv(grid, all, 'ru')).toBe('а;б\r\n1,5;"в;г"\r\n')
    expect(writeCsv(grid, all, 'en')).toBe('а,б\r\n"1,5",в;г\r\n')
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['+7 (999) 123', "'+7 (999) 123"],
    ['-x', "'-x"],
    ['-5', '-5'],
    ['+3,5', '+3,5'],
    ['a "b"', '"a ""b"""'],
  ])('writes %s as %s', (text, expected) => {
    const rect = { top: 0, left: 0, bottom: 1, right: 1 }
    expect(writeCsv(gridFrom([[text]]), rect, 'ru')).toBe(`${expected}\r\n`)
  })

  it('writes a cell over several places once', () => {
    const grid = gridFrom('<tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr>')
    expect(writeCsv(grid, all, 'ru')).toBe('a;\r\nb;c\r\n')
  })
})

describe('the sum of cells', () => {
  it.each([
    [['0,1', '0,2', 'слово'], { numbers: 2, sum: 0.3, average: 0.15 }],
    [['1 234,5', '1,234.5'], { numbers: 2, sum: 2469, average: 1234.5 }],
    [['нет', ''], { numbers: 0, sum: 0, average: null }],
  ])('of %j', (texts, expected) => {
    const { numbers, sum, average } = summarizeCells(
      gridFrom([texts]).cells.map(({ node }) => node),
      'ru',
    )
    expect({ numbers, sum, average: average === null ? null : Number(average.toFixed(6)) }).toEqual(expected)
  })
})
