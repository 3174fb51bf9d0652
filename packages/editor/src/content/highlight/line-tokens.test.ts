import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import type { StreamParser } from '@codemirror/streamparser'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findTextChange } from './find-text-change.ts'
import { LineStarts } from './line-starts.ts'
import { LineTokens } from './line-tokens.ts'

const pieces = fc.array(fc.constantFrom('a', 'bc', '"', '\n', '\n\n', 'a'.repeat(2_000)), { maxLength: 12 })
const texts = pieces.map(parts => parts.join(''))

/** Knows strings that go on over lines, and counts the lines that it was given. */
function countingParser(): { parser: StreamParser<{ isOpen: boolean }>; read: () => number } {
  let count = 0
  const parser: StreamParser<{ isOpen: boolean }> = {
    startState: () => ({ isOpen: false }),
    copyState: state => ({ ...state }),
    token(stream, state) {
      if (stream.sol()) count++
      const isQuote = stream.next() === '"'
      const isString = isQuote || state.isOpen
      if (isQuote) state.isOpen = !state.isOpen
      return isString ? 'string' : null
    },
  }
  return { parser, read: () => count }
}

const never = (): boolean => false

function allTokens(lines: LineTokens): unknown[] {
  lines.readTo(Infinity, never)
  return Array.from({ length: lines.count }, (_, line) => lines.tokensOf(line))
}

describe('code that is read by lines', () => {
  it('has, after any changes, the tokens of code that is read anew', () => {
    holdLaw(
      fc.property(texts, fc.array(texts, { maxLength: 4 }), fc.nat(8), (first, others, readTo) => {
        const { parser } = countingParser()
        const lines = new LineTokens(parser, first)
        for (const text of others) {
          lines.readTo(readTo, never)
          lines.change(text)
          expect(allTokens(lines)).toEqual(allTokens(new LineTokens(parser, text)))
        }
      }),
    )
  })

  it('is read again from the first line that changed, as far as someone looks', () => {
    const text = Array.from({ length: 5_000 }, (_, line) => `line ${line}`)
    const { parser, read } = countingParser()
    const lines = new LineTokens(parser, text.join('\n'))
    lines.readTo(5_000, never)
    expect(read()).toBe(5_000)
    lines.change(text.with(2_500, 'line').join('\n'))
    lines.readTo(2_540, never)
    expect(read()).toBe(5_040)
    lines.change(text.join('\n'))
    lines.readTo(2_540, never)
    expect(read()).toBe(5_080)
  })

  it('is read in pieces where time is short', () => {
    const { parser, read } = countingParser()
    const lines = new LineTokens(parser, 'a\n'.repeat(500))
    expect(lines.readTo(400, () => true)).toBe(false)
    expect(read()).toBeLessThan(60)
    expect(lines.readTo(400, never)).toBe(true)
  })
})

it('finds the piece in which two texts differ', () => {
  holdLaw(
    fc.property(texts, texts, texts, texts, (head, gone, come, tail) => {
      const [before, after] = [head + gone + tail, head + come + tail]
      const change = findTextChange(before, after)
      const { from, to, end } = change ?? { from: 0, to: 0, end: 0 }
      expect(before.slice(0, from) + after.slice(from, end) + before.slice(to)).toBe(after)
      expect(change === null).toBe(before === after)
      // Where one character was put in, nothing but that is found.
      const typed = findTextChange(head + tail, `${head}#${tail}`)
      expect(typed).toEqual({ from: head.length, to: head.length, end: head.length + 1 })
    }),
  )
})

it('knows where lines begin after any changes', () => {
  holdLaw(
    fc.property(texts, fc.array(fc.tuple(fc.nat(), fc.nat(), texts), { maxLength: 8 }), (first, changes) => {
      let text = first
      const starts = new LineStarts(text)
      for (const [at, most, added] of changes) {
        const from = at % (text.length + 1)
        const to = Math.min(text.length, from + (most % 5))
        starts.replace(from, to, added)
        text = text.slice(0, from) + added + text.slice(to)
      }
      const lines = text.split('\n')
      expect(starts.count).toBe(lines.length)
      for (const line of lines.keys()) {
        const start = lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0)
        expect(starts.at(line)).toBe(start)
        expect(starts.find(start)).toBe(line)
      }
    }),
  )
})
