import { schema } from '@taskfield/document'
import { documents } from '@taskfield/document/testing/arbitrary/documents.ts'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { expect, it, vi } from 'vitest'
import { mayStand } from './may-stand.ts'

const types = Object.values(schema.nodes)

it('says of each place in each node what the library says', () => {
  const cases = fc.record({
    doc: documents,
    type: fc.constantFrom(...types),
    place: fc.nat(),
    count: fc.nat(2),
  })
  holdLaw(
    fc.property(cases, ({ doc, type, place, count }) => {
      for (const parent of nodesIn(doc)) {
        const from = place % (parent.childCount + 1)
        const to = Math.min(parent.childCount, from + count)
        expect(mayStand(parent, from, to, type)).toBe(parent.canReplaceWith(from, to, type))
      }
    }),
  )
})

it('asks as little of a long text as of a short one', () => {
  const { doc, pageBreak, paragraph } = schema.nodes
  const text = doc.create(
    null,
    Array.from({ length: 1000 }, () => paragraph.create()),
  )
  const look = vi.spyOn(Object.getPrototypeOf(doc.contentMatch), 'matchType')
  expect(mayStand(text, 500, 500, pageBreak)).toBe(true)
  expect(look.mock.calls.length).toBeLessThan(10)
  look.mockRestore()
})

function nodesIn(doc: Node): Node[] {
  const found = [doc]
  doc.descendants(node => void found.push(node))
  return found
}
