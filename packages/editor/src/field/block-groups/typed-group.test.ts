import { schema } from '@taskfield/document'
import { documents } from '@taskfield/document/testing/arbitrary/documents.ts'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { TextSelection } from 'prosemirror-state'
import { Transform } from 'prosemirror-transform'
import { expect, it } from 'vitest'
import { mayBegin, weightOf } from './boundaries.ts'
import type { GroupDesc } from './group-desc.ts'
import { partOf } from './group-desc.ts'
import { findTypedGroup } from './typed-group.ts'
import { contentDirty, nodeDirty, notDirty } from './view-descs.ts'

/** Groups of two blocks, as far as they are looked at here. */
function groupsOf(doc: Node, dirty: (at: number) => number = () => notDirty): GroupDesc[] {
  const groups: GroupDesc[] = []
  for (let at = 0; at < doc.childCount; at += 2) {
    const node = partOf(doc, doc.children.slice(at, at + 2))
    groups.push({ node, dirty: dirty(at / 2), size: node.content.size } as GroupDesc)
  }
  return groups
}

const paragraphs = schema.node(
  'doc',
  null,
  Array.from({ length: 6 }, (_, at) => schema.node('paragraph', null, schema.text(`${at}`))),
)
const typed = new Transform(paragraphs).insert(10, schema.text('a')).doc
const found = (dirty?: (at: number) => number): unknown => {
  const place = findTypedGroup(groupsOf(paragraphs, dirty), paragraphs.children, typed.children)
  return place && [place.index, place.offset]
}

it('is found where letters of one block have changed, and the page has lost nothing', () => {
  expect(found()).toEqual([2, 6])
  expect(found(at => (at === 1 ? contentDirty : notDirty))).toEqual([2, 6])
  expect(found(at => (at === 2 ? contentDirty : notDirty))).toBe(null)
  expect(found(at => (at === 1 ? nodeDirty : notDirty))).toBe(null)
})

it('is found only where groups may begin where they could before', () => {
  const cases = fc.record({ doc: documents, other: documents, at: fc.nat(), isLetter: fc.boolean() })
  holdLaw(
    fc.property(cases, ({ doc, other, at, isLetter }) => {
      const { $head } = TextSelection.near(doc.resolve(at % doc.content.size))
      const letter = schema.text('a', $head.marks())
      const index = at % doc.childCount
      const changed =
        isLetter && $head.parent.inlineContent
          ? new Transform(doc).insert($head.pos, letter).doc.children
          : doc.children.with(index, other.child(0))
      if (!findTypedGroup(groupsOf(doc), doc.children, changed)) return
      for (const [place, block] of changed.entries()) {
        expect(mayBegin(changed, place)).toBe(mayBegin(doc.children, place))
        expect(weightOf(block)).toBe(weightOf(doc.child(place)))
      }
    }),
    1000,
  )
})
