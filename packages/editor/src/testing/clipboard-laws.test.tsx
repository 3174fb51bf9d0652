import { isEmpty, readHtml, savedPart, writeHtml } from '@taskfield/document'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import { it } from 'vitest'
import { redo, undo } from '../core/feature/history.ts'
import { copy, cut, paste } from './clipboard.ts'
import { openField, type OpenedField } from './open-field.ts'
import { caretDocuments, selectedDocuments, type Selected } from './laws/arbitrary-selections.ts'
import { typeLetter } from './laws/commands.ts'
import { isSame, isSameDoc } from './laws/is-same.ts'
import { ordinarySpaces } from './laws/ordinary-spaces.ts'
import { keepsPasted } from './laws/pasted-text.ts'

/** How many cases of each. */
const runs = 200

it('what is cut and pasted in its place is as it was, whatever is selected', () => {
  const field = openField('')
  const law = fc.property(selectedDocuments, selected => {
    const { editor, text } = field
    open(field, selected)
    const before = editor.state
    const held = cut(text)
    const after = editor.state
    pasteHeld(text, held)
    isSameDoc('text', editor.state.doc, before.doc)
    if (before.selection.empty) return
    undoes(field, after)
    undoes(field, before)
    for (const state of [after, before]) {
      editor.run(redo)
      isSameDoc('text after redo', editor.state.doc, state.doc)
    }
  })
  holdLaw(law, runs)
}, 600_000)

it('what is copied and pasted while it is selected is as it was', () => {
  const field = openField('')
  const law = fc.property(selectedDocuments, selected => {
    const { editor, text } = field
    open(field, selected)
    const before = editor.state
    const held = copy(text)
    pasteHeld(text, held)
    isSameDoc('text', editor.state.doc, before.doc)
  })
  holdLaw(law, runs)
}, 600_000)

it('letters without formatting come as if they were typed', () => {
  const field = openField('')
  const inTexts = fc.oneof(caretDocuments, selectedDocuments).filter(({ selection: { $from, $to } }) => {
    return $from.parent.inlineContent && $from.sameParent($to)
  })
  const law = fc.property(inTexts, selected => {
    const { editor, text } = field
    open(field, selected)
    editor.run(typeLetter)
    const typed = editor.state.doc
    open(field, selected)
    paste(text, { html: '<span>x</span>', plain: 'x' })
    isSameDoc('text', editor.state.doc, typed)
  })
  holdLaw(law, runs)
}, 600_000)

it('what is copied comes elsewhere with all its text, and leaves all that is there', () => {
  const field = openField('')
  const law = fc.property(fc.record({ source: selectedDocuments, target: caretDocuments }), cases => {
    const { editor, text } = field
    open(field, cases.source)
    const source = editor.state
    const held = copy(text)
    open(field, cases.target)
    const before = editor.state
    pasteHeld(text, held)
    const after = editor.state
    after.doc.check()
    keepsPasted(source, before, after)
    const saved = savedPart(after.doc)
    isSameDoc('saved text', ordinarySpaces(asSaved(saved)), ordinarySpaces(saved))
    if (after.doc.eq(before.doc)) return
    undoes(field, before)
    editor.run(redo)
    isSameDoc('text after redo', editor.state.doc, after.doc)
  })
  holdLaw(law, runs)
}, 600_000)

/** Pastes what was copied or cut, if that was anything. */
function pasteHeld(text: HTMLElement, held: ReturnType<typeof copy>): void {
  if (held.html || held.plain) paste(text, held)
}

/** Opens a document with its selection, as if the field had just been opened. */
function open({ editor }: OpenedField, { doc, selection }: Selected): void {
  editor.openDocument(doc)
  editor.run(({ tr }, dispatch) => {
    dispatch?.(tr.setSelection(selection))
    return true
  })
}

/** One undo gives back text and selection. */
function undoes({ editor }: OpenedField, before: EditorState): void {
  editor.run(undo)
  isSameDoc('text after undo', editor.state.doc, before.doc)
  isSame('selection after undo', editor.state.selection.toJSON(), before.selection.toJSON())
}

/** An empty document is saved as nothing. */
function asSaved(doc: Node): Node {
  return isEmpty(doc) ? doc : readHtml(writeHtml(doc))
}
