import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { failureReader, framed, withoutFrames } from './frames.mjs'

const line = fc.string().map(text => text.replaceAll(/\p{Cc}/gu, '').trim())
const failure = fc.record({ title: line, details: line })

it('gives each failure once, however what is written is cut', () => {
  const written = fc.array(fc.oneof(failure, line), { maxLength: 5 })
  fc.assert(
    fc.property(written, fc.integer({ min: 1, max: 9 }), (parts, step) => {
      const text = parts
        .map(part => (typeof part === 'string' ? part : framed(part.title, part.details)))
        .join('\n')
      const read: unknown[] = []
      const reader = failureReader(each => read.push(each))
      for (let at = 0; at < text.length; at += step) reader(text.slice(at, at + step))
      expect(read).toEqual(parts.filter(part => typeof part !== 'string'))
    }),
    { seed: 1, numRuns: 300 },
  )
})

it('gives a failure as soon as it is whole', () => {
  const read: string[] = []
  const reader = failureReader(({ title }) => read.push(title))
  reader(`starting…\n${framed('a', 'expected 1')}`)
  expect(read).toEqual(['a'])
})

it('leaves what a runner says besides', () =>
  expect(withoutFrames(`before\n${framed('a', 'b\nc')}after`)).toBe('before\n\nafter'))
