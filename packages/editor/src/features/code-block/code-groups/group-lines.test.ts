import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupLines, hasLines, linesAround } from './group-lines.ts'

const numbers = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => `${from + index}\n`).join('')

it.each<[string, string, number[], number[]]>([
  ['short code is one group', 'a\nb\nc', [], [0]],
  ['long code is parted', 'a\nb\nc\nd\ne', [], [0, 4]],
  ['a group that is known stays', 'a\nb\nc\nd\ne', [6], [0, 6]],
  ['no group begins within a line', 'a\nb\nccc\nd\ne', [5], [0, 4]],
  ['small groups become one', 'a\nb', [2], [0]],
  ['no group begins where the code ends', 'a\nb\n', [4], [0]],
])('%s', (_, text, before, after) => {
  expect(groupLines(text, before, { size: 2, apart: null })).toEqual(after)
})

it('keeps groups where many lines are added, and parts the one that they came into', () => {
  const text = numbers(0, 100)
  const apart = null
  const before = groupLines(text, [], { size: 10, apart })
  const longer = text.slice(0, before[3]) + numbers(100, 150) + text.slice(before[3])
  const after = groupLines(longer, before.slice(0, 4), { size: 10, apart })
  expect(after.slice(0, 4)).toEqual(before.slice(0, 4))
  expect(after.length).toBeGreaterThan(8)
})

const texts = fc.string({ unit: fc.constantFrom('a', '\n', '\n', '\t'), maxLength: 60 })
const cases = texts.chain(text =>
  fc.record({
    text: fc.constant(text),
    size: fc.integer({ min: 1, max: 6 }),
    before: fc.array(fc.nat(text.length + 2)),
    selected: fc.option(fc.tuple(fc.nat(text.length), fc.nat(text.length))),
  }),
)

it('begins groups with lines, in order, never beside what is selected, and as long as may be', () => {
  holdLaw(
    fc.property(cases, ({ text, size, before, selected }) => {
      const apart = selected && linesAround(text, Math.min(...selected), Math.max(...selected))
      const starts = groupLines(text, before, { size, apart })
      expect(starts[0]).toBe(0)
      expect(starts).toEqual([...new Set(starts)].toSorted((a, b) => a - b))
      for (const [index, start] of starts.entries()) {
        expect(start === 0 || text[start - 1] === '\n').toBe(true)
        expect(start === 0 || start < text.length).toBe(true)
        const isApart = !apart || start === 0 || start < apart[0] || start > apart[1]
        expect(isApart).toBe(true)
        const group = text.slice(start, starts[index + 1])
        expect(apart === null && hasLines(group.replace(/\n$/, ''), 2 * size + 1)).toBe(false)
      }
    }),
  )
})

it('gives the same groups again to a text that has not changed', () => {
  holdLaw(
    fc.property(cases, ({ text, size, before }) => {
      const starts = groupLines(text, before, { size, apart: null })
      expect(groupLines(text, starts, { size, apart: null })).toEqual(starts)
    }),
  )
})

it('leaves a line before and after what is selected in its group', () => {
  holdLaw(
    fc.property(texts, fc.nat(60), (text, place) => {
      const at = Math.min(place, text.length)
      const [from, to] = linesAround(text, at, at)
      expect(text.slice(from, at).split('\n').length).toBe(Math.min(2, text.slice(0, at).split('\n').length))
      const after = text.slice(at, to).split('\n').length - 1
      expect(after).toBe(Math.min(2, text.slice(at).split('\n').length - 1))
    }),
  )
})
