import { TextSelection, type Command, type EditorState, type Transaction } from 'prosemirror-state'
import { schema } from '@taskfield/document'
import { findMatches, type Search } from './find-matches.ts'
import { callFind, findOf, lastSearchOf, setFind } from './find-state.ts'

/** Opens find and replace with the selected words in it, or with what was looked for last. */
export const openFind: Command = (state, dispatch) => {
  const { from } = state.selection
  const selected = selectedWords(state)
  const before = lastSearchOf(state)
  const search = selected ? { ...before, text: selected } : before
  const open = findOf(state)
  const selectedMatch = findMatches(state.doc, search).findIndex(match => match.from === from)
  // Asked for once more, the bar stays at the place that was gone to.
  const current = selectedMatch === -1 && open?.search === search ? open.current : selectedMatch
  dispatch?.(callFind(state.tr, search, current))
  return true
}

/** What is selected of one line; the input has no more than a line. */
function selectedWords({ doc, selection: { from, to, $from, $to } }: EditorState): string {
  const isInText = $from.parent.inlineContent && $from.sameParent($to)
  const text = isInText ? doc.textBetween(from, to) : ''
  return text.includes('\n') ? '' : text
}

/** Closes the bar; the place gone to last is selected. */
export const closeFind: Command = (state, dispatch) => {
  const find = findOf(state)
  if (!find) return false
  const match = find.matches[find.current]
  const tr = match ? state.tr.setSelection(TextSelection.create(state.doc, match.from, match.to)) : state.tr
  dispatch?.(setFind(tr, null, -1).scrollIntoView())
  return true
}

/** Looks for something else, and goes to the first place from the caret on. */
export function searchFor(search: Search): Command {
  return (state, dispatch) => {
    const matches = findMatches(state.doc, search)
    const next = matches.findIndex(({ from }) => from >= state.selection.from)
    const current = next === -1 ? Math.min(0, matches.length - 1) : next
    dispatch?.(setFind(state.tr, search, current))
    return true
  }
}

/** Goes to the next place, or back; from the last it goes on with the first. */
export function goToMatch(step: 1 | -1): Command {
  return (state, dispatch) => {
    const find = findOf(state)
    if (!find || find.matches.length === 0) return false
    const count = find.matches.length
    const from = find.current === -1 && step === -1 ? 0 : find.current
    dispatch?.(setFind(state.tr, find.search, (from + step + count) % count))
    return true
  }
}

/** Replaces the current place and goes to the next. */
export function replaceMatch(text: string): Command {
  return (state, dispatch) => {
    const find = findOf(state)
    const match = find?.matches[find.current]
    if (!find || !match) return false
    const tr = replaceText(state, [match], text)
    const end = match.from + text.length
    const matches = findMatches(tr.doc, find.search)
    const next = matches.findIndex(({ from }) => from >= end)
    dispatch?.(setFind(tr, find.search, next === -1 ? Math.min(0, matches.length - 1) : next))
    return true
  }
}

/** Replaces all places, in one step of undo. */
export function replaceAllMatches(text: string): Command {
  return (state, dispatch) => {
    const find = findOf(state)
    if (!find || find.matches.length === 0) return false
    dispatch?.(setFind(replaceText(state, find.matches, text), find.search, -1))
    return true
  }
}

/** Puts a text in the places, with the formatting of what stood there. */
function replaceText(
  state: EditorState,
  places: readonly { from: number; to: number }[],
  text: string,
): Transaction {
  const { tr } = state
  for (const { from, to } of places.toReversed()) {
    const marks = state.doc.nodeAt(from)?.marks ?? []
    if (text) tr.replaceWith(from, to, schema.text(text, marks))
    else tr.delete(from, to)
  }
  return tr
}
