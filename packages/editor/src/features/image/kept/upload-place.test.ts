import { schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { expect, it } from 'vitest'
import { describePlace, findPlace } from './upload-place.ts'

const block = schema.node('image', { src: '', upload: 'u' })
const inline = schema.node('inlineImage', { src: '', upload: 'u' })
const text = (...content: (string | Node)[]): Node =>
  schema.node(
    'paragraph',
    null,
    content.map(part => (typeof part === 'string' ? schema.text(part) : part)),
  )
const doc = (...blocks: Node[]): Node => schema.node('doc', null, blocks)

function positionOf(parent: Node, image: Node): number {
  let found = -1
  parent.descendants((node, pos) => {
    if (node.type === image.type && found < 0) found = pos
  })
  return found
}

it.each([
  ['the same text', doc(text('one'), block, text('two')), block, doc(text('one'), text('two')), 5],
  [
    'a text with more before it',
    doc(text('one'), block, text('two')),
    block,
    doc(text('new'), text('one'), text('two')),
    10,
  ],
  ['an empty text', doc(block), block, doc(schema.node('paragraph')), 0],
  ['a line', doc(text('one ', inline, 'two')), inline, doc(text('x'), text('one two')), 8],
  ['a line that was changed', doc(text('one ', inline, 'two')), inline, doc(text('once one tw!')), 10],
  [
    'another image that waits at the same place',
    doc(text('a'), block, text('b')),
    block,
    doc(text('a'), block, text('b')),
    5,
  ],
] as const)('an image finds its place in %s', (...[, before, image, after, pos]) => {
  expect(findPlace(after, image, describePlace(before, positionOf(before, image)))).toBe(pos)
})
