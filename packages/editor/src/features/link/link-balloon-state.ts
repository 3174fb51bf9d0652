import { NodeSelection, Plugin, PluginKey, type Command, type EditorState } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { canLink } from './link-commands.ts'
import { findLink } from './link-range.ts'

/**
 * What the user wants of the balloon: to show its form, to show what can be done with the link of a selected image, or to stay
 * away until the caret leaves the link.
 */
type Wish = 'edit' | 'actions' | 'away' | null

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
  const isShown = wish === 'actions' || (wish === null && state.selection.empty)
  return isShown && findLink(state) ? 'actions' : null
}

/** Opens the form of the link at the selection. Of an image that has one, what can be done with it comes first. */
export const editLink: Command = (state, dispatch) => {
  if (!canLink(state)) return false
  const hasActions = isObjectLinked(state) && key.getState(state) !== 'actions'
  dispatch?.(state.tr.setMeta(key, hasActions ? 'actions' : 'edit'))
  return true
}

/** A selected object has a toolbar of its own, so that its link shows only when it is asked for. */
function isObjectLinked(state: EditorState): boolean {
  return state.selection instanceof NodeSelection && findLink(state) !== null
}

/** Shows what can be done with the link at the caret, also where the balloon was closed. */
export const showLinkActions: Command = (state, dispatch) => {
  if (!findLink(state) || !(state.selection.empty || isObjectLinked(state))) return false
  dispatch?.(state.tr.setMeta(key, state.selection.empty ? null : 'actions'))
  return true
}

/** Closes the balloon; it comes back when the caret moves. */
export const closeBalloon: Command = (state, dispatch) => {
  dispatch?.(state.tr.setMeta(key, 'away'))
  return true
}
