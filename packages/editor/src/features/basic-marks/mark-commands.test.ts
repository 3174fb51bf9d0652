import { schema } from '@taskfield/document'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { EditorState, type Transaction } from 'prosemirror-state'
import { expect, it } from 'vitest'
import { selectedDocuments } from '../../testing/laws/arbitrary-selections.ts'
import { basicMarkNames, isMarkActive, type BasicMark } from './mark-commands.ts'

const markNames = fc.subarray([...basicMarkNames])

/** The marks that each piece of the selected text has, asked one by one. */
function marksOfAll({ doc, selection }: EditorState): string[] {
  const texts: Node[] = []
  for (const { $from, $to } of selection.ranges) {
    doc.nodesBetween($from.pos, $to.pos, node => void (node.isText && texts.push(node)))
  }
  return basicMarkNames.filter(
    name => texts.length > 0 && texts.every(({ marks }) => marks.some(({ type }) => type.name === name)),
  )
}

/** A change of some marks of all that is selected. */
function marked({ tr, selection }: EditorState, names: readonly BasicMark[], adds: boolean): Transaction {
  for (const { $from, $to } of selection.ranges) {
    for (const mark of names.map(name => schema.marks[name])) {
      if (adds) tr.addMark($from.pos, $to.pos, mark.create())
      else tr.removeMark($from.pos, $to.pos, mark)
    }
  }
  return tr
}

it('a mark is on where each piece of the selected text has it, in any selection, before a change and after it', () => {
  holdLaw(
    fc.property(selectedDocuments, markNames, markNames, ({ doc, selection }, added, removed) => {
      fc.pre(!selection.empty)
      const first = EditorState.create({ doc, selection })
      const second = first.apply(marked(first, added, true))
      const third = second.apply(marked(second, removed, false))
      for (const asked of [first, second, first, third, second]) {
        const active = basicMarkNames.filter(name => isMarkActive(asked, name))
        expect(active).toEqual(marksOfAll(asked))
      }
    }),
  )
})
