import { expect, it } from 'vitest'
import { opensAfterSpace, opensWord } from './marker-place.ts'

it.each([
  ['', true, true],
  ['слово ', true, true],
  ['слово\u00a0', true, true],
  ['слово\n', true, true],
  ['(', true, false],
  ['см. [', true, false],
  ['{', true, false],
  ['слово «', true, false],
  ['„', true, false],
  ['“', true, false],
  ['он сказал: "', true, false],
  ["'", true, false],
  ["(«'", true, false],
  ['слово', false, false],
  ['5', false, false],
  ['слово-', false, false],
  ['и/', false, false],
  ['слово)', false, false],
  ['слово»', false, false],
  ["don'", false, false],
  ['слово"', false, false],
  ['#12\ufffc', false, false],
  ['https://example.org/(', false, false],
  ['см. www.example.org/a(', false, false],
  ['mailto:a@b.ru?subject=(', false, false],
  ['https://example.org/ ', true, true],
])('a marker after %j opens the list of tasks: %j, and that of blocks: %j', (before, word, space) => {
  expect([opensWord(before), opensAfterSpace(before)]).toEqual([word, space])
})
