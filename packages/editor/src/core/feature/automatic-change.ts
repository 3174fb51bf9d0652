import { Plugin, PluginKey, type Command, type EditorState, type Transaction } from 'prosemirror-state'
import { undo } from './history.ts'

const meta = 'automaticChange'

/** Whether the last change of the document was an automatic one, and the caret has not moved since. */
const key = new PluginKey<boolean>('automaticChanges')

/**
 * Makes a transaction an automatic change: one that the field makes in answer to typing, such as a list of `- `. It is
 * a step of its own in the history, and Backspace right after it takes it back like undo.
 */
export function asAutomatic(transaction: Transaction): Transaction {
  return transaction.setMeta(meta, true)
}

export function isAutomatic(transaction: Transaction): boolean {
  return transaction.getMeta(meta) === true
}

export const automaticChanges: Plugin<boolean> = new Plugin<boolean>({
  key,
  state: {
    init: () => false,
    apply(transaction, isLast) {
      if (transaction.getMeta('appendedTransaction') !== undefined) return isLast
      return isAutomatic(transaction) || (isLast && !transaction.docChanged && !transaction.selectionSet)
    },
  },
})

/** Whether an automatic change was the last thing that happened. */
export function isAfterAutomaticChange(state: EditorState): boolean {
  return key.getState(state) === true
}

/** Takes an automatic change back as long as nothing has happened since: the text stays as it was typed. */
export const undoAutomaticChange: Command = (state, dispatch) =>
  isAfterAutomaticChange(state) && undo(state, dispatch)
