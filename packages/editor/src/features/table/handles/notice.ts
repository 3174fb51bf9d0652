import { Plugin, PluginKey, type EditorState, type Transaction } from 'prosemirror-state'

/** Why something was not done to a table. */
export type Notice = 'spans'

const key = new PluginKey<Notice | null>('tableNotice')

/** Keeps why the last thing could not be done, until the next is done. */
export const notices: Plugin<Notice | null> = new Plugin<Notice | null>({
  key,
  state: {
    init: () => null,
    apply(transaction, known) {
      const shown = transaction.getMeta(key) as Notice | undefined
      if (shown) return shown
      return transaction.docChanged || transaction.selectionSet ? null : known
    },
  },
})

export function showNotice(transaction: Transaction, notice: Notice): Transaction {
  return transaction.setMeta(key, notice)
}

export function noticeOf(state: EditorState): Notice | null {
  return key.getState(state) ?? null
}
