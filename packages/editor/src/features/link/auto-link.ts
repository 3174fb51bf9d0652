import { schema } from '@taskfield/document'
import { InputRule } from 'prosemirror-inputrules'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { asAutomatic } from '../../core/feature/automatic-change.ts'
import { findAddress, withoutPunctuation } from './address.ts'

/** A typed link is found only when its text, with the space after it, is longer than this: the specification's rule. */
const shortest = 4

const { link } = schema.marks

/** Links the word between two positions if it is an address; `null` when it is not, or is linked already. */
function linkWord(state: EditorState, from: number, word: string): Transaction | null {
  const text = withoutPunctuation(word)
  const href = findAddress(text)
  const to = from + text.length
  if (href === null || state.doc.rangeHasMark(from, to, link)) return null
  if (!state.doc.resolve(from).parent.type.allowsMarkType(link)) return null
  const transaction = state.tr.addMark(from, to, link.create({ href }))
  // What is typed next has the marks that it would have had.
  return transaction.ensureMarks(link.removeFromSet(state.storedMarks ?? transaction.selection.$head.marks()))
}

/** A word, then one space. */
export const typedLinkRule: InputRule = new InputRule(
  /(?:^|\s)(\S+) $/u,
  (state, match, start) => {
    const word = match[1] ?? ''
    const from = start + match[0].length - 1 - word.length
    return word.length + 1 > shortest ? linkWord(state, from, word) : null
  },
  { inCodeMark: false },
)

/** The word that ends at the caret. */
function wordBefore({ selection: { $from, empty } }: EditorState): string {
  if (!empty || !$from.parent.isTextblock) return ''
  const text = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc')
  return /[^\s\ufffc]+$/u.exec(text)?.[0] ?? ''
}

/** Links the word before the caret, which no space has ended yet. */
export const linkTypedWord: Command = (state, dispatch) => {
  const word = wordBefore(state)
  const made = word.length < shortest ? null : linkWord(state, state.selection.from - word.length, word)
  if (made) dispatch?.(asAutomatic(made))
  return made !== null
}

function linkAfterKey(view: EditorView): void {
  const word = wordBefore(view.state)
  if (word.length < shortest) return
  const from = view.state.selection.from - word.length
  const isThere = (state: EditorState): boolean =>
    from + word.length <= state.doc.content.size && state.doc.textBetween(from, from + word.length) === word
  // After the key has done its own work, so that undo takes the link off first.
  queueMicrotask(() => {
    const made = !view.isDestroyed && isThere(view.state) ? linkWord(view.state, from, word) : null
    if (made) view.dispatch(asAutomatic(made))
  })
}

/** Links the word before the caret once Enter or Shift+Enter has done its work, which is left to others. */
export const linkOnEnter: Command = (_state, dispatch, view) => {
  if (dispatch && view && !view.composing) linkAfterKey(view)
  return false
}
