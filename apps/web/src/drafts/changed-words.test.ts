import { expect, it } from 'vitest'
import { changedWords } from './changed-words.ts'

it.each([
  ['Новый текст', '', 'Новый текст'],
  ['Один два три', 'Один два', '…три'],
  ['Один двадцать три', 'Один два три', '…двадцать три'],
  ['Первая\nвторая, моя\nтретья', 'Первая\nвторая\nтретья', '…вторая, моя\nтретья'],
  ['Иной конец', 'Другой конец', 'Иной конец'],
  ['Один два', 'Один два три', '…два'],
  ['Один ', 'Один два', 'Один '],
  ['', 'Один два', ''],
])('shows of %j beside %j the words %j', (text, older, words) => {
  expect(changedWords(text, older)).toBe(words)
})

it('shows no more than fits', () => {
  expect(changedWords('а '.repeat(1000), '')).toHaveLength(160)
})
