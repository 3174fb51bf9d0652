import { isEmpty, readHtml, writeHtml } from '@taskfield/document'
import { parseTree } from '@taskfield/document/parse5'
import * as fc from 'fast-check'
import { undo } from 'prosemirror-history'
import type { Node } from 'prosemirror-model'
import { EditorState, TextSelection, type Command } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import type { Feature } from '../core/feature/feature.ts'
import { createFieldState } from '../core/feature/field-state.ts'
import { features } from '../field/features.ts'
import { listDocuments } from './arbitrary-lists.ts'
import { writeMarked } from './caret.ts'
import { stateOf } from './run-command.ts'

/** Documents as HTML, with marks for a selection that begins and ends in any of their texts. */
const markedDocuments = fc
  .record({ doc: listDocuments, anchor: fc.nat(1_000), head: fc.nat(1_000), isCaret: fc.boolean() })
  .map(({ doc, anchor, head, isCaret }) => {
    const $anchor = doc.resolve(anchor % (doc.content.size + 1))
    const $head = isCaret ? $anchor : doc.resolve(head % (doc.content.size + 1))
    return writeMarked(EditorState.create({ doc, selection: TextSelection.between($anchor, $head) }))
  })

const { plugins } = createFieldState(readHtml('', parseTree), features)
const runs = { numRuns: Number(process.env['RUNS'] ?? 8) }

// What undo and redo do depends on what was done before.
const tested = features.filter(({ name }) => name !== 'history')

describe.each(tested.flatMap(commandsOf))('%s', (_name, command) => {
  it('leaves a document that is saved and read as it is; its dry run and undo tell the truth', () => {
    fc.assert(
      fc.property(markedDocuments, html => {
        const before = stateOf(html, plugins)
        let state = before
        const ran = command(before, transaction => {
          state = state.apply(transaction)
        })
        expect(command(before)).toBe(ran)
        state.doc.check()
        expect(state.doc.toJSON()).toEqual(readAgain(state.doc).toJSON())
        if (before.selection.empty) keepsText(before.doc, state.doc)
        if (!state.doc.eq(before.doc)) {
          undo(state, transaction => {
            state = state.apply(transaction)
          })
        }
        expect(state.doc.toJSON()).toEqual(before.doc.toJSON())
      }),
      runs,
    )
  }, 30_000)
})

/** What a feature does by keys and by the toolbar, each under its name. */
function commandsOf({ name, content, keymap, toolbarItems = [] }: Feature): [string, Command][] {
  const items = toolbarItems.flatMap(item => [
    ...('run' in item && item.run ? [[item.name, item.run] as const] : []),
    ...('choices' in item
      ? item.choices.map(choice => [`${item.name} ${choice.name}`, choice.run] as const)
      : []),
  ])
  return [...Object.entries({ ...content?.keymap, ...keymap }), ...items].map(([of, command]) => [
    `${name}: ${of}`,
    command,
  ])
}

/** An empty document is saved as nothing. */
function readAgain(doc: Node): Node {
  return isEmpty(doc) ? doc : readHtml(writeHtml(doc), parseTree)
}

/** With nothing selected no command takes a letter away, nor adds one. */
function keepsText(before: Node, after: Node): void {
  expect(lettersOf(after)).toEqual(lettersOf(before))
}

function lettersOf(doc: Node): string[] {
  return [...doc.textBetween(0, doc.content.size).replace(/\s/g, '')].toSorted()
}
