import type { Command } from 'prosemirror-state'
import { selectImage } from '../image-commands.ts'

/** Takes the focus to the handle of the size of the image; from its caption the image is selected. */
export const focusImageSize: Command = (state, dispatch, view) => {
  if (!selectImage(state)) return false
  if (!dispatch || !view) return true
  selectImage(state, dispatch)
  // The handles are drawn beside the text, in the field that both stand in, when the selection has changed.
  const field = view.dom.parentElement?.parentElement
  requestAnimationFrame(() => field?.querySelector<HTMLElement>('.tf-image-slider')?.focus())
  return true
}
