import type { Command, EditorState, Plugin } from 'prosemirror-state'
import { balloonWish } from '../../core/feature/balloon-wish.ts'
import { allowsMedia, findSelectedMedia } from './media-commands.ts'

const balloon = balloonWish('mediaBalloon')

/** Remembers what the user wants of the balloon. */
export const mediaBalloonState: Plugin = balloon.plugin

/** What the balloon shows: the form of an address, what can be done with the selected media, or nothing. */
export function mediaBalloonMode(state: EditorState): 'edit' | 'actions' | null {
  const wish = balloon.read(state)
  if (wish === 'edit') return 'edit'
  return wish === null && findSelectedMedia(state) ? 'actions' : null
}

/** Opens the form of an address: of the selected media, or of what is to be inserted. */
export const editMedia: Command = (state, dispatch) =>
  allowsMedia(state) && balloon.wish('edit')(state, dispatch)

/** Closes the balloon; it comes back when media is selected again. */
export const closeMediaBalloon: Command = balloon.wish('away')
