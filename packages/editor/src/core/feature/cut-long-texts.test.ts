import { schema } from '@taskfield/document'
import { describe, expect, it } from 'vitest'
import { cutLongTexts } from './cut-long-texts.ts'

const length = 300_000

describe('cutting a long text', () => {
  cutLongTexts()
  const text = schema.text('a'.repeat(length), [schema.marks.bold.create()])

  it('does not read it: colours and matches part it thousands of times for each key', () => {
    // A text as it is while someone types.
    const typed = schema.text('x'.repeat(length)).text ?? ''
    const code = schema.text(`${typed}${Math.random()}`)
    const before = process.cpuUsage()
    for (let at = 1; at < 4_000; at++) code.cut(at)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1_000).toBeLessThan(150)
  })

  it.each([
    [0, undefined, length],
    [5, undefined, length - 5],
    [5, 5_000, 4_995],
    [5, 8, 3],
  ])('gives the piece from %s to %s with its marks', (from, to, size) => {
    const piece = text.cut(from, to)
    expect(piece.text).toBe('a'.repeat(size))
    expect(piece.sameMarkup(text)).toBe(true)
  })
})
