import { Plugin, PluginKey, type Command, type EditorState } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { canLink } from './link-commands.ts'
import { findLink } from './link-range.ts'

/** What the user wants of the balloon: to show its form, or to stay away until the caret leaves the link. */
type Wish = 'edit' | 'away' | null

const key = new PluginKey<Wish>('linkBalloon')

/** What the balloon shows: the form, what can be done with the link at the caret, or nothing. */
export type BalloonMode = 'edit' | 'actions' | null

/** Remembers what the user wants of the balloon; marks the text that its form is about, as the selection is not seen then. */
export const linkBalloonState: Plugin<Wish> = new Plugin<Wish>({
  key,
  state: {
    init: () => null,
    apply(transaction, wish) {
      const now = transaction.getMeta(key) as Wish | undefined
      if (now !== undefined) return now
      return transaction.docChanged || transaction.selectionSet ? null : wish
    },
  },
  props: {
    decorations(state) {
      if (key.getState(state) !== 'edit' || state.selection.empty) return null
      const { from, to } = state.selection
      return DecorationSet.create(state.doc, [Decoration.inline(from, to, { class: 'tf-held-selection' })])
    },
  },
})

export function balloonMode(state: EditorState): BalloonMode {
  const wish = key.getState(state) ?? null
  if (wish === 'edit') return 'edit'
  return wish === null && state.selection.empty && findLink(state) ? 'actions' : null
}

/** Opens the form of the link at the selection. */
export const editLink: Command = (state, dispatch) => {
  if (!canLink(state)) return false
  dispatch?.(state.tr.setMeta(key, 'edit'))
  return true
}

/** Shows what can be done with the link at the caret, also where the balloon was closed. */
export const showLinkActions: Command = (state, dispatch) => {
  if (!state.selection.empty || !findLink(state)) return false
  dispatch?.(state.tr.setMeta(key, null))
  return true
}

/** Closes the balloon; it comes back when the caret moves. */
export const closeBalloon: Command = (state, dispatch) => {
  dispatch?.(state.tr.setMeta(key, 'away'))
  return true
}
