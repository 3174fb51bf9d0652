import { Plugin, PluginKey, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

const key = new PluginKey<number | null>('spaceAfterMention')

/** Says that a transaction put a space behind a mention, with the caret behind it. */
export function noteSpace(transaction: Transaction): Transaction {
  return transaction.setMeta(key, transaction.selection.head)
}

/** What stands right behind a word. */
const closesWord = /^[).,:;!?…\]}»]$/

/**
 * The space that came with a mention is the one that the writer types next, and it makes room for punctuation that is typed instead. The
 * state is the place behind it, until anything else happens.
 */
export const spaceAfterMention: Plugin<number | null> = new Plugin<number | null>({
  key,
  state: {
    init: () => null,
    apply(transaction, known) {
      const noted = transaction.getMeta(key) as number | null | undefined
      if (noted !== undefined) return noted
      return transaction.docChanged || transaction.selectionSet ? null : known
    },
  },
  props: {
    handleTextInput(...[view, from, to, text]) {
      if (from !== to || key.getState(view.state) !== from) return false
      return text === ' ' ? keepSpace(view) : closesWord.test(text) && replaceSpace(view, from, text)
    },
  },
})

function keepSpace(view: EditorView): boolean {
  view.dispatch(view.state.tr.setMeta(key, null).scrollIntoView())
  return true
}

function replaceSpace(view: EditorView, pos: number, text: string): boolean {
  const { storedMarks, tr } = view.state
  view.dispatch(
    tr
      .insertText(text, pos - 1, pos)
      .setStoredMarks(storedMarks)
      .scrollIntoView(),
  )
  return true
}
