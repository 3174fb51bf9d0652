import { isEmpty, readHtml, writeHtml, savedPart } from '@taskfield/document'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import { hostObjects } from '@taskfield/document/testing/arbitrary/host-objects.ts'
import * as fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { EditorState, type Command } from 'prosemirror-state'
import { afterAll, beforeAll, describe, it, vi } from 'vitest'
import { createFieldState } from '../core/feature/field-state.ts'
import { redo, undo } from '../core/feature/history.ts'
import { partSteps } from '../core/feature/undo-steps.ts'
import { features } from '../field/features.ts'
import { selectedHostDocuments, type Selected } from './laws/arbitrary-selections.ts'
import { classLaws } from './laws/class-laws.ts'
import { namedCommands } from './laws/commands.ts'
import { isSame, isSameDoc } from './laws/is-same.ts'
import { ordinarySpaces } from './laws/ordinary-spaces.ts'

const { plugins } = createFieldState(readHtml(''), features)

// A link opens in a new tab.
beforeAll(() => void vi.stubGlobal('window', { open: () => null }))
afterAll(() => void vi.unstubAllGlobals())

describe.each(namedCommands)('$name', named => {
  it('keeps what it does not delete, valid and as it is saved; its dry run and undo tell the truth', () => {
    const { name, commandClass, commands } = named
    if (!commandClass) throw new Error(`Say in laws/command-classes.ts what "${name}" may do to the text.`)
    const cases = fc.record({ selected: selectedHostDocuments, choice: fc.nat(commands.length - 1) })
    const law = fc.property(cases, ({ selected, choice }) => {
      const command = commands[choice]
      if (!command) throw new RangeError(`Say in laws/commands.ts what "${name}" does.`)
      const before = select(selected)
      const { ran, state: after } = run(before, command)
      isSame('dry run', command(before), ran)
      after.doc.check()
      isSameDoc('saved text', ordinarySpaces(asSaved(after.doc)), ordinarySpaces(savedPart(after.doc)))
      if (ran) classLaws[commandClass](before, after)
      undoes(before, after)
    })
    holdLaw(law, 100)
  }, 300_000)
})

/** The selection as the field has it: from one cell into another it is of whole cells. */
function select({ doc, selection }: Selected): EditorState {
  const state = EditorState.create({ doc, plugins })
  return state.apply(state.tr.setSelection(selection))
}

function run(before: EditorState, command: Command): { ran: boolean; state: EditorState } {
  let state = before
  const ran = command(before, transaction => {
    state = state.apply(partSteps(transaction, state))
  })
  return { ran, state }
}

/** One undo gives back the text and the selection, and redo what was done. */
function undoes(before: EditorState, after: EditorState): void {
  if (after.doc.eq(before.doc)) return
  const { state: undone } = run(after, undo)
  isSameDoc('text after undo', undone.doc, before.doc)
  isSame('selection after undo', undone.selection.toJSON(), before.selection.toJSON())
  isSameDoc('text after redo', run(undone, redo).state.doc, after.doc)
}

/** An empty document is saved as nothing. */
function asSaved(doc: Node): Node {
  return isEmpty(doc) ? doc : readHtml(writeHtml(doc), { hostObjects })
}
