import { describe, expect, it } from 'vitest'
import { parseDate } from './parse-date.ts'
import { parseNumber } from './parse-number.ts'

describe('numbers', () => {
  it.each([
    ['12', 12],
    ['1 234,5', 1234.5],
    ['1\u00a0234\u202f567,25', 1_234_567.25],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1,234,567', 1_234_567],
    ['1,234', 1.234],
    ['−7', -7],
    ['- 7', -7],
    ['+3.5', 3.5],
    [',5', 0.5],
    ['15 %', 15],
    ['1 200 ₽', 1200],
    ['$1,234.50', 1234.5],
    ['-$5', -5],
    ['120 руб.', 120],
    ['', null],
    ['a', null],
    ['1 2', null],
    ['12 34,5', null],
    ['1,2,3', null],
    ['1.2.2026', null],
    ['5 шт', null],
    ['1e5', null],
    ['-', null],
    [',', null],
    ['5,', null],
  ])('%j is %j', (text, expected) => expect(parseNumber(text, 'ru')).toBe(expected))

  it('a single comma before three digits parts thousands in English', () => {
    expect(parseNumber('1,234', 'en')).toBe(1234)
    expect(parseNumber('1,23', 'en')).toBe(1.23)
  })
})

describe('dates', () => {
  it.each([
    ['21.11.2026', Date.UTC(2026, 10, 21)],
    ['1.2.26', Date.UTC(2026, 1, 1)],
    ['21.11.2026 г.', Date.UTC(2026, 10, 21)],
    ['21.11.2026, 9:30', Date.UTC(2026, 10, 21, 9, 30)],
    ['2026-11-21', Date.UTC(2026, 10, 21)],
    ['2026-11-21T09:30:15', Date.UTC(2026, 10, 21, 9, 30, 15)],
    ['29.02.2024', Date.UTC(2024, 1, 29)],
    ['29.02.2025', null],
    ['31.13.2026', null],
    ['2026-11-21 25:00', null],
    ['1.2', null],
    ['вчера', null],
  ])('%j is %j', (text, expected) => expect(parseDate(text)).toBe(expected))
})
