import { schema } from '@taskfield/document'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutOnce } from './cut-once.ts'

const cuts = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 5 })

it('gives the same pieces as the library', () => {
  holdLaw(
    fc.property(fc.string({ minLength: 1 }), cuts, (text, places) => {
      let [cut, expected] = [schema.text(text), schema.text(text)]
      cutOnce(cut)
      for (const [first, second] of places) {
        const from = first % expected.nodeSize
        const to = from + 1 + (second % (expected.nodeSize - from))
        const [piece, rest] = [cut.cut(from, to), cut.cut(from)]
        expect(piece.toJSON()).toEqual(expected.cut(from, to).toJSON())
        expect(rest.eq(expected.cut(from))).toBe(true)
        ;[cut, expected] = [rest, expected.cut(from)]
      }
    }),
  )
})
