import { schema } from '@taskfield/document'
import type { Mark, Node } from 'prosemirror-model'
import { Plugin, PluginKey, TextSelection, type EditorState, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { isUndo } from '../../core/feature/history.ts'
import { readChange, type Change } from '../../core/feature/read-change.ts'
import { isMarked } from '../../core/transform/typed-marks.ts'

const { link } = schema.marks

const key = new PluginKey<Mark | null>('typingInLink')

/**
 * Text typed over the text of a link is part of the link, and so is what is typed after a part of it was deleted by Backspace.
 * What is typed at the end of a link otherwise is not. The state is the link that the caret at its end is taken to be in.
 */
export const typingInLink: Plugin<Mark | null> = new Plugin<Mark | null>({
  key,
  state: {
    init: () => null,
    apply(transaction, known, before, after) {
      const mark = nextLink(transaction, known, before)
      return mark?.isInSet(after.selection.$from.nodeBefore?.marks ?? []) ? mark : null
    },
  },
  props: {
    handleTextInput(...[view, from, to, text, typed]) {
      return typeInLink(view, { from, to, text }, typed)
    },
    handleDOMEvents: { compositionstart: beginWord },
  },
})

function nextLink(transaction: Transaction, known: Mark | null, before: EditorState): Mark | null {
  if (isUndo(transaction)) return null
  const change = transaction.docChanged ? readChange(transaction) : null
  if (change) return linkAfter(change, known, before)
  return transaction.selectionSet ? null : known
}

function linkAfter(
  { kind, from, to }: Change,
  known: Mark | null,
  { doc, selection, storedMarks }: EditorState,
): Mark | null {
  if (kind === 'typing') {
    const replaced = selection.empty ? known : linkOf(doc, selection.from, selection.to)
    return link.isInSet(storedMarks ?? []) ?? replaced
  }
  if (!selection.empty) return null
  return to === selection.from ? linkOf(doc, from, to) : known
}

/** The link that all of a piece of text is in. */
function linkOf(doc: Node, from: number, to: number): Mark | null {
  const mark = link.isInSet(doc.resolve(from).nodeAfter?.marks ?? [])
  return mark && isMarked(doc, { from, to }, mark) ? mark : null
}

interface Typed {
  readonly from: number
  readonly to: number
  readonly text: string
}

function typeInLink(view: EditorView, { from, to, text }: Typed, typed: () => Transaction): boolean {
  const { state } = view
  const mark = linkOfTyped(state, from, to)
  const marks = state.storedMarks ?? marksBetween(state.doc, from, to)
  if (!mark || mark.isInSet(marks)) return false
  const usual = typed()
  const transaction = state.tr.setStoredMarks(mark.addToSet(marks)).insertText(text, from, to)
  const { anchor, head } = usual.selection
  transaction.setSelection(TextSelection.create(transaction.doc, anchor, head)).scrollIntoView()
  view.dispatch(transaction.setMeta('composition', usual.getMeta('composition')))
  return true
}

function linkOfTyped(state: EditorState, from: number, to: number): Mark | null {
  const $from = state.doc.resolve(from)
  // What is typed over several blocks needs room first.
  if (!$from.parent.inlineContent || !$from.sameParent(state.doc.resolve(to))) return null
  const known = key.getState(state) ?? null
  const caret = state.selection.from
  const atCaret = from <= caret && caret <= to ? known : null
  return to > from ? (linkOf(state.doc, from, to) ?? atCaret) : atCaret
}

/** The marks that typed text has in ProseMirror. */
function marksBetween(doc: Node, from: number, to: number): readonly Mark[] {
  const $from = doc.resolve(from)
  return (to > from ? $from.marksAcross(doc.resolve(to)) : $from.marks()) ?? []
}

/** An input method begins its word in the link, too: ProseMirror asks for the stored marks as it does. */
function beginWord(view: EditorView): boolean {
  const { state } = view
  const { empty, $from } = state.selection
  const mark = view.composing || !empty ? null : key.getState(state)
  const marks = state.storedMarks ?? $from.marks()
  if (mark && !mark.isInSet(marks)) view.dispatch(state.tr.setStoredMarks(mark.addToSet(marks)))
  return false
}
