import { describe, expect, it } from 'vitest'
import { findHeading, slugsOf } from './anchors.ts'

describe('the anchors of headings', () => {
  it.each([
    [['План работ, 2026'], ['план-работ-2026']],
    [
      ['  Ёлка — «Йод»  ', 'C++ & Go'],
      ['ёлка-йод', 'c-go'],
    ],
    [
      ['Итог', 'Итог', 'Итог 1', 'итог'],
      ['итог', 'итог-1', 'итог-1-1', 'итог-2'],
    ],
    [
      ['', '***'],
      ['раздел', 'раздел-1'],
    ],
  ])('of %j are %j', (headings, slugs) => expect(slugsOf(headings)).toEqual(slugs))

  it('are each another one, of as many empty headings as a text can hold', { timeout: 60_000 }, () => {
    expect(new Set(slugsOf(Array.from({ length: 100_000 }, () => ''))).size).toBe(100_000)
  })
})

describe('an address of the same text', () => {
  const headings = ['Введение', 'План работ', 'Итог', 'План работ', '1.2 Сроки и цены']

  it.each([
    ['#план-работ', '', 1],
    ['#%D0%BF%D0%BB%D0%B0%D0%BD-%D1%80%D0%B0%D0%B1%D0%BE%D1%82', '', 1],
    ['#план-работ-1', '', 3],
    ['#План_работ', '', 1],
    ['#12-сроки-и-цены', '', 4],
    ['#_Toc4711', 'Итог', 2],
    ['#_Toc4711', '1.2. Сроки и цены ..... 14', 4],
    ['#%E0%A4%A', 'Введение', 0],
    ['#_Toc4711', 'Нет такого', -1],
    ['#', 'Итог', -1],
    ['#_', '', -1],
    ['https://example.org/#итог', 'Итог', -1],
  ])('%s in «%s» leads to heading %i', (href, text, index) =>
    expect(findHeading(href, text, headings)).toBe(index),
  )
})
