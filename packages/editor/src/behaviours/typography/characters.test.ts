import { expect, it } from 'vitest'
import { findCharacters } from './characters.ts'

const typed = (before: string): string => {
  const change = findCharacters(before)
  return change ? before.slice(0, change.from) + change.text + before.slice(change.to) : before
}

it.each([
  ["don't", 'don’t'],
  ["об'є", 'об’є'],
  ['Ну...', 'Ну…'],
  ['Ну?...', 'Ну?…'],
  ['...', '…'],
  ['Это - ', 'Это\u00a0— '],
  ['Глава 5 - н', 'Глава 5\u00a0— н'],
  ['\ufffc - ', '\ufffc\u00a0— '],
  ['Это -- ', 'Это\u00a0— '],
  ['Это — ', 'Это\u00a0— '],
  ['-- ', '— '],
  ['Строка\n-- ', 'Строка\n— '],
  ['10--2', '10–2'],
  ['так--т', 'так—т'],
])('makes of %j typed %j', (before, after) => expect(typed(before)).toBe(after))

it.each([
  "'abc'",
  "5'1",
  "don'",
  "don't ",
  '..',
  'Ну....',
  'Это - т',
  '5 - ',
  '5 - 3',
  '5 - 3 ',
  'Глава 5 - на',
  'Это -',
  '- ',
  'Строка\n - ',
  'a | - ',
  'Это --',
  '--',
  '---',
  'npm test --a',
  'a-b',
  '2020-01-01',
  'http://site.ru/a--b',
  'http://site.ru/...',
  'www.site.ru/a--b',
  'site.ru/a--b',
])('leaves %j as it is', before => expect(typed(before)).toBe(before))

it('changes a text after an address', () => {
  expect(typed('http://site.ru - ')).toBe('http://site.ru\u00a0— ')
  expect(typed('http://site.ru и...')).toBe('http://site.ru и…')
})
