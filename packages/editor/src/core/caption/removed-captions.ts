import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey, type EditorState, type Transaction } from 'prosemirror-state'

/** A caption that was taken away, by the place of what it belonged to. */
interface RemovedCaption {
  readonly pos: number
  readonly caption: Node
}

const key = new PluginKey<readonly RemovedCaption[]>('removedCaptions')

/** Remembers the captions that were taken away, for as long as their tables and images stand in the text. */
export const removedCaptions: Plugin<readonly RemovedCaption[]> = new Plugin<readonly RemovedCaption[]>({
  key,
  state: {
    init: () => [],
    apply(transaction, known) {
      const removed = transaction.getMeta(key) as RemovedCaption | undefined
      if (!transaction.docChanged || (known.length === 0 && !removed)) return known
      const kept = known.flatMap(entry => {
        const { pos, deleted } = transaction.mapping.mapResult(entry.pos, 1)
        return deleted || pos === removed?.pos ? [] : [{ ...entry, pos }]
      })
      return removed ? [...kept, removed] : kept
    },
  },
})

/** Remembers a caption that a transaction takes away; `pos` is where its object stands after it. */
export function rememberCaption(transaction: Transaction, pos: number, caption: Node): Transaction {
  return transaction.setMeta(key, { pos, caption } satisfies RemovedCaption)
}

/** The caption that was taken from the object at a position; `null` for none. */
export function findRemovedCaption(state: EditorState, pos: number): Node | null {
  return key.getState(state)?.find(entry => entry.pos === pos)?.caption ?? null
}
