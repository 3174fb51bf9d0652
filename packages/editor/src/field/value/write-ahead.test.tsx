import { schema, writeHtml } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { expect, it } from 'vitest'
import { writeAhead } from './write-ahead.ts'

const blocks = (count: number): Node[] =>
  Array.from({ length: count }, (_, index) => schema.node('paragraph', null, schema.text(`Блок ${index}`)))

/** Counts how often somebody asks for the attributes of a block, as writing it does. */
function countReads(block: Node): () => number {
  const { attrs } = block
  let reads = 0
  Object.defineProperty(block, 'attrs', { get: () => (reads++, attrs) })
  return () => reads
}

it('writes the blocks of a long text before anybody asks for its HTML', async () => {
  const doc = schema.node('doc', null, blocks(300))
  const reads = countReads(doc.child(299))
  writeAhead(doc, '')
  await expect.poll(reads).toBeGreaterThan(0)
  const before = reads()
  expect(writeHtml(doc)).toContain('<p>Блок 0</p>')
  expect(reads()).toBe(before)
})

it('stops when it is told to', async () => {
  const doc = schema.node('doc', null, blocks(300))
  const [reads, others] = [countReads(doc.child(0)), schema.node('doc', null, blocks(300))]
  const readsOfOthers = countReads(others.child(299))
  writeAhead(doc, '')()
  writeAhead(others, '')
  await expect.poll(readsOfOthers).toBeGreaterThan(0)
  expect(reads()).toBe(0)
})
