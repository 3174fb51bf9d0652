import { schema, writeHtml } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { expect, it } from 'vitest'
import { KnownVersions } from './known-versions.ts'

const pending = schema.node('image', { src: '', upload: 'u' })
const doc = (...blocks: (Node | string)[]): Node =>
  schema.node(
    'doc',
    null,
    blocks.map(block =>
      typeof block === 'string' ? schema.node('paragraph', null, schema.text(block)) : block,
    ),
  )

it('an image that is being uploaded stays when the host gives the work of a colleague', () => {
  const known = new KnownVersions(doc('a'))
  const mine = doc('a', pending, 'b')
  known.emit(mine)
  expect(known.acknowledge(writeHtml(mine))).toBe(true)
  expect(known.merge(mine, doc('a', 'b', 'theirs'))).toEqual(doc('a', pending, 'b', 'theirs'))
})
