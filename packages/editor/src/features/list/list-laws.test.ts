import { isEmpty, readHtml, writeHtml } from '@taskfield/document'
import { parseTree } from '@taskfield/document/parse5'
import * as fc from 'fast-check'
import { history, undo } from 'prosemirror-history'
import type { Node } from 'prosemirror-model'
import { EditorState, TextSelection, type Command } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { listDocuments } from '../../testing/arbitrary-lists.ts'
import { writeMarked } from '../../testing/caret.ts'
import { stateOf } from '../../testing/run-command.ts'
import { indentItems, outdentItems } from './indent-items.ts'
import { indentList, outdentList } from './indent-list.ts'
import { joinItemBackward, joinItemForward } from './join-items.ts'
import { toggleList } from './list-kind.ts'
import { setMarker, setStart } from './list-properties.ts'
import { splitItem } from './split-item.ts'
import { tickItems } from './tick-items.ts'
import { tidyLists } from './tidy-lists.ts'

const commands: Readonly<Record<string, Command>> = {
  indentItems,
  outdentItems,
  indentList,
  outdentList,
  joinItemBackward,
  joinItemForward,
  splitItem,
  tickItems,
  bulleted: toggleList('bulleted'),
  numbered: toggleList('numbered'),
  checkbox: toggleList('checkbox'),
  square: setMarker('bulleted', 'square'),
  startAtThree: setStart(3),
}

/** A document as HTML, with marks for a selection that begins and ends in any of its texts. */
const markedDocuments = fc
  .record({ doc: listDocuments, anchor: fc.nat(1_000), head: fc.nat(1_000), isCaret: fc.boolean() })
  .map(({ doc, anchor, head, isCaret }) => {
    const $anchor = doc.resolve(anchor % (doc.content.size + 1))
    const $head = isCaret ? $anchor : doc.resolve(head % (doc.content.size + 1))
    return writeMarked(EditorState.create({ doc, selection: TextSelection.between($anchor, $head) }))
  })

const runs = { numRuns: Number(process.env['RUNS'] ?? 40) }

describe.each(Object.entries(commands))('the list command %s', (_name, command) => {
  it('leaves a document that is saved and read as it is, with all its text, and that undo takes back', () => {
    fc.assert(
      fc.property(markedDocuments, html => {
        const before = stateOf(html, [history(), tidyLists])
        let state = before
        const ran = command(before, transaction => {
          state = state.apply(transaction)
        })
        expect(command(before)).toBe(ran)
        state.doc.check()
        expect(state.doc.toJSON()).toEqual(readAgain(state.doc).toJSON())
        expect(before.selection.empty ? textOf(state.doc) : '').toBe(
          before.selection.empty ? textOf(before.doc) : '',
        )
        undo(state, transaction => {
          state = state.apply(transaction)
        })
        expect(state.doc.toJSON()).toEqual(before.doc.toJSON())
      }),
      runs,
    )
  }, 30_000)
})

/** An empty document is saved as nothing. */
const readAgain = (doc: Node): Node => (isEmpty(doc) ? doc : readHtml(writeHtml(doc), parseTree))
const textOf = (doc: Node): string => doc.textBetween(0, doc.content.size)
