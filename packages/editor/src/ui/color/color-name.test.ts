import { expect, it } from 'vitest'
import type { NamedColor } from './color-grid.tsx'
import { nameColor, readColor } from './color-name.ts'

const palette: readonly NamedColor[] = [
  { value: 'hsl(0, 75%, 60%)', label: { ru: 'Красный', en: 'Red' } },
  { value: 'hsl(0, 0%, 0%)', label: { ru: 'Чёрный', en: 'Black' } },
]

it.each([
  ['Красный', 'ru', 'hsl(0, 75%, 60%)'],
  [' черный ', 'ru', 'hsl(0, 0%, 0%)'],
  ['Red', 'en', 'hsl(0, 75%, 60%)'],
  ['red', 'en', 'red'],
  ['Red', 'ru', 'Red'],
  ['#F00', 'ru', '#F00'],
  ['розовый', 'ru', null],
  ['', 'ru', null],
] as const)('reads %j in %s as %j', (text, locale, color) => {
  expect(readColor(text, palette, { locale, messages: null })).toBe(color)
})

it.each([
  ['hsl(0,75%,60%)', 'Красный'],
  ['red', 'red'],
])('calls %s %s', (value, name) =>
  expect(nameColor(value, palette, { locale: 'ru', messages: null })).toBe(name),
)
