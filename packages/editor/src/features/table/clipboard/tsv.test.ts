import { describe, expect, it } from 'vitest'
import { readTabbed, readTsv } from './tsv.ts'

describe('the text of a spreadsheet', () => {
  it.each([
    [
      'with a last line break or without',
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'from Windows',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'with cells that are empty',
      'a\t\n\td\n',
      [
        ['a', ''],
        ['', 'd'],
      ],
    ],
    [
      'with line breaks, tabs and quotes in a cell',
      '"a\nb"\t"c\td"\n"e ""f"""\tg\n',
      [
        ['a\nb', 'c\td'],
        ['e "f"', 'g'],
      ],
    ],
    [
      'with a quote inside a word',
      'a"b\tc\nd\te\n',
      [
        ['a"b', 'c'],
        ['d', 'e'],
      ],
    ],
  ])('%s is cells', (_, text, cells) => expect(readTsv(text)).toEqual({ rows: cells, rest: [] }))

  const lines = (count: number): string => Array.from({ length: count }, () => 'a\tb').join('\n')

  it('is cells up to 5,000 of them, and the rows behind those are left', () => {
    expect(readTsv(lines(2500))?.rest).toEqual([])
    const more = readTsv(lines(2502))
    expect([more?.rows.length, more?.rest]).toEqual([
      2500,
      [
        ['a', 'b'],
        ['a', 'b'],
      ],
    ])
  })

  it.each([
    ['one line', 'a\tb'],
    ['lines with different numbers of tabs', 'a\tb\nc'],
    ['indented lines', '\ta\n\tb'],
    ['lines without tabs', 'a\nb'],
  ])('is not %s', (_, text) => expect(readTsv(text)).toBeNull())
})

describe('a text with tabs', () => {
  it.each([
    [
      'of uneven lines',
      'a\tb\tc\nd\te',
      [
        ['a', 'b', 'c'],
        ['d', 'e', ''],
      ],
    ],
    ['of one line', 'a\tb', [['a', 'b']]],
    [
      'with a heading line and empty lines',
      'Отчёт\n\na\tb\nc\td\n\n',
      [
        ['Отчёт', ''],
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
  ])('%s can be cells', (_, text, cells) => expect(readTabbed(text)).toEqual({ rows: cells, rest: [] }))

  it.each(['a', '\ta\n\tb', 'a\nb\nc\td', '\t\n\t'])('is none where its tabs part no words: %j', text =>
    expect(readTabbed(text)).toBeNull(),
  )
})
