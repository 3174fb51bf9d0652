import * as fc from 'fast-check'
import { Fragment, Node } from 'prosemirror-model'
import { expect, it } from 'vitest'
import { pendingUploads } from '../features/image/pending-uploads.ts'
import { schema } from '../schema.ts'
import { documents } from '../testing/arbitrary/documents.ts'
import { addPending } from '../testing/arbitrary/uploads.ts'
import { holdLaw } from '../testing/hold-law.ts'
import { savedPart } from './saved-part.ts'
import { writeBeside, writeBlocks, writeHtml } from './write-html.ts'

/** Many changes come next to the one before. */
const place = fc.oneof(fc.nat(150), fc.integer({ min: 60, max: 65 }))
const splice = fc.record({ from: place, removed: fc.nat(4), added: documents.chain(addPending) })
/** A text of so many blocks, and what becomes of it. */
const versions = fc.tuple(documents, fc.array(splice, { maxLength: 6 })).map(([doc, splices]) => {
  const filler = Array.from({ length: 120 }, (_, at) => schema.node('paragraph', null, schema.text(`${at}`)))
  const all = [doc.copy(doc.content.append(Fragment.fromArray(filler)))]
  for (const change of splices) {
    const before = all.at(-1) ?? doc
    const children = before.children.toSpliced(change.from, change.removed, ...change.added.children)
    all.push(before.copy(Fragment.fromArray(children)))
  }
  return all
})

it('writes each version of a long text as it writes its blocks one by one', () => {
  holdLaw(
    fc.property(versions, docs => {
      for (const doc of [...docs, ...docs]) {
        const saved = savedPart(doc)
        const blocks = saved.children.map(block => writeBlocks(schema.node('doc', null, [block])))
        expect(writeHtml(doc)).toBe(blocks.join(''))
      }
    }),
    200,
  )
})

it('finds in each version of a long text what is still being uploaded', () => {
  holdLaw(
    fc.property(versions, docs => {
      for (const doc of docs) {
        // A copy of its own shares nothing with what was looked at before.
        const copy = Node.fromJSON(schema, doc.toJSON())
        expect(pendingUploads(doc)).toEqual(doc.children.flatMap(block => pendingUploads(block)))
        expect(savedPart(doc).eq(savedPart(copy))).toBe(true)
      }
    }),
    200,
  )
})

it('writes what it has kept of any text beside it as it writes the document itself', () => {
  const parts = fc.record({ other: fc.string(), from: fc.nat(40), at: fc.nat(20) })
  holdLaw(
    fc.property(documents, parts, (doc, { other, from, at }) => {
      const html = writeBlocks(doc)
      for (const text of [html, other + html, html.slice(from), html.slice(0, from) + other]) {
        // A copy of its own shares nothing with what was written before.
        const copy = Node.fromJSON(schema, doc.toJSON())
        writeBeside(copy, text, at)
        expect(writeBlocks(copy)).toBe(html)
      }
    }),
    100,
  )
})

it('finds each block of a document in the text that it was read from', () => {
  holdLaw(
    fc.property(documents, fc.string(), (doc, other) => {
      const html = writeBlocks(doc)
      expect(writeBeside(doc, `${other}${html}`, 0)).toBe(other.length + html.length)
    }),
    60,
  )
})
