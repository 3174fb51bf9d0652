import type { Command } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { pasteChoiceOf, setPasteChoice, type PasteChoice, type PasteKind } from './paste-choice.ts'

/** How many steps a paste is at most: Markdown is pasted as its text first. */
const mostSteps = 2

/** Pastes the same in another way, as if it had been so from the start: one undo takes it back. */
export const choosePaste =
  (kind: PasteKind): Command =>
  (state, dispatch, view) => {
    const choice = pasteChoiceOf(state)
    if (!choice?.ways.has(kind)) return false
    if (dispatch && view) pasteAnew(view, choice, kind)
    return true
  }

function pasteAnew(view: EditorView, choice: PasteChoice, kind: PasteKind): void {
  const { before, undo, putCaret, warn } = choice.pasted
  for (let step = 0; step < mostSteps && !view.state.doc.eq(before.doc); step++)
    undo(view.state, transaction => view.dispatch(transaction))
  const way = choice.ways.get(kind)
  const meant = way?.put()
  if (!meant || !view.state.doc.eq(before.doc)) return
  const { tr } = view.state
  for (const step of meant.steps) tr.step(step)
  putCaret(tr, meant)
  tr.setMeta('paste', true).setMeta('uiEvent', 'paste').scrollIntoView()
  view.dispatch(setPasteChoice(tr, { ...choice, current: kind, at: tr.selection.to, shown: 'button' }))
  if (way?.message) warn(way.message)
}

/** Shows the ways to paste. */
export const openPasteChoice =
  (shown: PasteChoice['shown']): Command =>
  (state, dispatch) => {
    const choice = pasteChoiceOf(state)
    if (!choice) return false
    dispatch?.(setPasteChoice(state.tr, { ...choice, shown }))
    return true
  }
