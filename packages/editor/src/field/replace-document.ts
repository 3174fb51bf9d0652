import { findChanges } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { ReplaceStep } from 'prosemirror-transform'
import { leaveOutOfHistory } from '../core/feature/history.ts'

/**
 * Makes the document another one with as little as possible touched, so that caret, scroll position and node views
 * elsewhere stay. It cannot be undone, and what can be undone stays so.
 */
export function replaceDocument(state: EditorState, doc: Node): Transaction {
  return leaveOutOfHistory(replaceChanges(state, doc) ?? replaceAll(state, doc))
}

function replaceChanges(state: EditorState, doc: Node): Transaction | null {
  const transaction = state.tr
  for (const { from, to, slice } of findChanges(state.doc, doc).toReversed()) {
    const { failed } = transaction.maybeStep(new ReplaceStep(from, to, slice))
    if (failed !== null) return null
  }
  return transaction.doc.eq(doc) ? transaction : null
}

function replaceAll(state: EditorState, doc: Node): Transaction {
  return state.tr.replaceWith(0, state.doc.content.size, doc.content)
}
