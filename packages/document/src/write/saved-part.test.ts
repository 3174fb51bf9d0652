import * as fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { expect, it } from 'vitest'
import { mergeDocuments } from '../merge/merge-documents.ts'
import { readHtml } from '../read/read-html.ts'
import { schema } from '../schema.ts'
import { documents } from '../testing/arbitrary/documents.ts'
import { addPending, makePending, pendingImage } from '../testing/arbitrary/uploads.ts'
import { savedPart } from './saved-part.ts'
import { writeHtml } from './write-html.ts'
import { holdLaw } from '../testing/hold-law.ts'

const paragraph = (...content: (Node | string)[]): Node =>
  schema.node(
    'paragraph',
    null,
    content.map(part => (typeof part === 'string' ? schema.text(part) : part)),
  )
const list = (text: string): Node =>
  schema.node('list', { kind: 'bulleted' }, [schema.node('listItem', null, [paragraph(text)])])
const block = pendingImage('u', false)
const inline = pendingImage('u', true)

it.each([
  ['nothing of a lone one', [block], ''],
  ['the text around one in the line', [paragraph('a ', inline, ' b')], '<p>a &nbsp;b</p>'],
  ['a paragraph that holds nothing else', [paragraph('a'), paragraph(inline)], '<p>a</p><p>&nbsp;</p>'],
  ['the blocks beside one', [paragraph('a'), block, paragraph('b')], '<p>a</p><p>b</p>'],
  [
    'lists that it keeps apart',
    [list('a'), block, list('b')],
    '<ul><li>a</li></ul><p>&nbsp;</p><ul><li>b</li></ul>',
  ],
  ['a quote of one', [schema.node('blockQuote', null, [block])], ''],
  [
    'a quote of one beside text',
    [paragraph('a'), schema.node('blockQuote', null, [block])],
    '<p>a</p><blockquote><p>&nbsp;</p></blockquote>',
  ],
])('of images that are being uploaded saves %s', (_, blocks, html) => {
  expect(writeHtml(schema.node('doc', null, blocks))).toBe(html)
})

it(
  'saves of a document with images that are being uploaded what it was without them',
  { timeout: 600_000 },
  () => {
    const pairs = documents.chain(doc => addPending(doc).map(pending => [doc, pending] as const))
    holdLaw(
      fc.property(pairs, ([doc, pending]) => {
        pending.check()
        expect(savedPart(pending).toJSON()).toEqual(doc.toJSON())
        expect(writeHtml(pending)).toBe(writeHtml(doc))
      }),
      300,
    )
  },
)

it('saves a form that lasts, whatever is being uploaded', { timeout: 600_000 }, () => {
  holdLaw(
    fc.property(documents.chain(makePending), doc => {
      const html = writeHtml(doc)
      savedPart(doc).check()
      expect(html).not.toMatch(/words|src=""/)
      expect(writeHtml(readHtml(html))).toBe(html)
    }),
    300,
  )
})

it('keeps what is being uploaded when another version is merged in', { timeout: 600_000 }, () => {
  const pairs = documents.chain(doc => addPending(doc).map(pending => [doc, pending] as const))
  holdLaw(
    fc.property(pairs, ([base, mine]) => {
      const theirs = base.copy(base.content.addToEnd(paragraph('theirs')))
      const merged = mergeDocuments({ base, mine, theirs }).doc
      expect(writeHtml(merged)).toContain('theirs')
      expect(countPending(merged)).toBeGreaterThanOrEqual(countPending(mine))
    }),
    300,
  )
})

function countPending(doc: Node): number {
  let count = 0
  doc.descendants(({ attrs }) => {
    if (attrs['upload'] === 'u') count++
  })
  return count
}
