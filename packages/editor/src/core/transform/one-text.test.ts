import { schema } from '@taskfield/document'
import { documents } from '@taskfield/document/testing/arbitrary/documents.ts'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { EditorState, TextSelection, type Selection, type Transaction } from 'prosemirror-state'
import { expect, it } from 'vitest'
import { changeOneText } from './one-text.ts'

const caretAt = (doc: Node, place: number): Selection =>
  TextSelection.near(doc.resolve(place % (doc.content.size + 1)))

/** What stands around the text with the caret. */
const around = ({ $head }: Selection): unknown => {
  const { doc } = $head
  return [doc.cut(0, $head.start()).toJSON(), doc.cut($head.end()).toJSON()]
}

const changes: Record<string, (tr: Transaction, from: number, to: number) => void> = {
  type: tr => tr.insertText('a'),
  typeElsewhere: (tr, from) => tr.insertText('a', caretAt(tr.doc, from).head),
  rewriteElsewhere(tr, from) {
    const { head, $head } = caretAt(tr.doc, from)
    if ($head.nodeAfter?.isText) tr.insertText('b', head, head + 1)
  },
  mark: (tr, from, to) => tr.addMark(from, to, schema.mark('bold')),
  delete: (tr, from, to) => tr.delete(from, to),
  deleteBlocks: (tr, from, to) => tr.deleteRange(from, to),
  split: tr => tr.split(tr.selection.head),
  kind: (tr, from, to) => tr.setBlockType(from, to, schema.nodes.heading, { level: 2 }),
  paste: (tr, from, to) => tr.replaceSelection(tr.doc.slice(from, to)),
}

it('says only of a change in the text with the caret that all around it is as it was', () => {
  const places = fc.tuple(fc.nat(), fc.nat())
  const cases = fc.record({
    doc: documents,
    carets: places,
    names: fc.array(fc.constantFrom(...Object.keys(changes)), { minLength: 1, maxLength: 2 }),
    ends: places,
  })
  holdLaw(
    fc.property(cases, ({ doc, carets, names, ends }) => {
      const before = EditorState.create({ doc, selection: caretAt(doc, carets[0]) })
      const { tr } = before
      for (const name of names) {
        const [from = 0, to = 0] = ends.map(end => end % (tr.doc.content.size + 1)).toSorted((a, b) => a - b)
        try {
          changes[name]?.(tr, from, to)
        } catch {
          // What the document does not allow is not done.
        }
      }
      if (carets[1] % 2) tr.setSelection(caretAt(tr.doc, carets[1]))
      if (!changeOneText([tr], before.selection, tr.selection)) return
      expect(around(tr.selection)).toEqual(around(before.selection))
    }),
  )
})

it('says so of a letter', () => {
  const doc = schema.node('doc', null, [schema.node('paragraph'), schema.node('paragraph')])
  const before = EditorState.create({ doc, selection: TextSelection.atEnd(doc) })
  const { tr } = before
  tr.insertText('a')
  expect(changeOneText([tr], before.selection, tr.selection)).toBe(true)
})
