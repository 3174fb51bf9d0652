import { NodeSelection, Plugin, type Command, type EditorState } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { balloonWish } from '../../core/feature/balloon-wish.ts'
import { canLink } from './link-commands.ts'
import { findLink } from './link-range.ts'

const balloon = balloonWish('linkBalloon')

/** What the balloon shows: the form, what can be done with the link at the caret, or nothing. */
export type BalloonMode = 'edit' | 'actions' | null

/** Remembers what the user wants of the balloon. */
export const linkBalloonState: Plugin = balloon.plugin

/** Marks the text that the form is about, as the selection is not seen then. */
export const heldSelection: Plugin = new Plugin({
  props: {
    decorations(state) {
      if (balloon.read(state) !== 'edit' || state.selection.empty) return null
      const { from, to } = state.selection
      return DecorationSet.create(state.doc, [Decoration.inline(from, to, { class: 'tf-held-selection' })])
    },
  },
})

export function balloonMode(state: EditorState): BalloonMode {
  const wish = balloon.read(state)
  if (wish === 'edit') return 'edit'
  const isShown = wish === 'actions' || (wish === null && state.selection.empty)
  return isShown && findLink(state) ? 'actions' : null
}

/** Opens the form of the link at the selection. Of an image that has one, what can be done with it comes first. */
export const editLink: Command = (state, dispatch) => {
  if (!canLink(state)) return false
  const hasActions = isObjectLinked(state) && balloon.read(state) !== 'actions'
  return balloon.wish(hasActions ? 'actions' : 'edit')(state, dispatch)
}

/** A selected object has a toolbar of its own, so that its link shows only when it is asked for. */
function isObjectLinked(state: EditorState): boolean {
  return state.selection instanceof NodeSelection && findLink(state) !== null
}

/** Shows what can be done with the link at the caret, also where the balloon was closed. */
export const showLinkActions: Command = (state, dispatch) => {
  if (!findLink(state) || !(state.selection.empty || isObjectLinked(state))) return false
  return balloon.wish(state.selection.empty ? null : 'actions')(state, dispatch)
}

/** Closes the balloon; it comes back when the caret moves. */
export const closeBalloon: Command = balloon.wish('away')
