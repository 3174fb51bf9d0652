import {
  Plugin,
  PluginKey,
  TextSelection,
  type EditorState,
  type Selection,
  type SelectionBookmark,
} from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

type Held = ReadonlyMap<object, SelectionBookmark>

interface Change {
  readonly holder: object
  /** `null` lets go of it. */
  readonly bookmark: SelectionBookmark | null
}

const key = new PluginKey<Held>('heldSelections')

/** Keeps places in the text, whatever changes there, for work that takes its time. */
export const heldSelections: Plugin<Held> = new Plugin<Held>({
  key,
  state: {
    init: () => new Map(),
    apply(transaction, held) {
      const change = transaction.getMeta(key) as Change | undefined
      if (!change && (held.size === 0 || !transaction.docChanged)) return held
      const next = new Map([...held].map(([holder, at]) => [holder, at.map(transaction.mapping)]))
      if (change?.bookmark) next.set(change.holder, change.bookmark)
      else if (change) next.delete(change.holder)
      return next
    },
  },
})

/** Whether something is still to come in. */
export function isHolding(state: EditorState): boolean {
  return (key.getState(state)?.size ?? 0) > 0
}

/** A place that is held. */
export interface HeldSelection {
  /** Where it is now; `null` where the field has another text since. */
  readonly find: () => Selection | null
  readonly release: () => void
}

/** Holds the selection. A caret stays before what is typed at it, or goes on behind it. */
export function holdSelection(view: EditorView, side: 'before' | 'behind'): HeldSelection {
  const holder = {}
  const { selection } = view.state
  const isCaret = side === 'before' && selection instanceof TextSelection && selection.empty
  const set = (bookmark: SelectionBookmark | null): void =>
    view.dispatch(view.state.tr.setMeta(key, { holder, bookmark } satisfies Change))
  set(isCaret ? caretBefore(selection.head) : selection.getBookmark())
  return {
    find: () => key.getState(view.state)?.get(holder)?.resolve(view.state.doc) ?? null,
    release: () => set(null),
  }
}

/** A caret behind which text that comes in at it stands. */
function caretBefore(position: number): SelectionBookmark {
  return {
    map: mapping => caretBefore(mapping.map(position, -1)),
    resolve: doc => TextSelection.near(doc.resolve(Math.min(position, doc.content.size))),
  }
}
