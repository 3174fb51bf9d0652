import { mediaAttrs, safeUrl, schema } from '@taskfield/document'
import { NodeSelection, type Command, type EditorState } from 'prosemirror-state'
import { deleteObject } from '../../core/transform/delete-object.ts'
import { findObjectPlace, insertObject } from '../../core/transform/insert-object.ts'
import { selectInserted } from '../../core/selection/inserted-object.ts'

const { media } = schema.nodes

/** Media that is selected. */
export interface SelectedMedia {
  readonly pos: number
  readonly url: string
}

export function findSelectedMedia({ selection }: EditorState): SelectedMedia | null {
  if (!(selection instanceof NodeSelection) || selection.node.type !== media) return null
  return { pos: selection.from, url: mediaAttrs(selection.node).url }
}

/** Whether the content allows media at the selection. */
export function allowsMedia({ selection }: EditorState): boolean {
  return findObjectPlace(selection, media) !== null
}

/** Inserts media and selects it; selected media gets the address instead. Takes an address as `findMedia` gives it. */
export function setMedia(url: string): Command {
  return (state, dispatch) => {
    if (!allowsMedia(state)) return false
    const selected = findSelectedMedia(state)
    if (!dispatch || selected?.url === url) return true
    const { tr } = state
    if (selected) tr.setNodeAttribute(selected.pos, 'url', url)
    else {
      const pos = insertObject(tr, media.create({ url }))
      if (pos === null) return false
      selectInserted(tr, pos)
    }
    dispatch(tr.scrollIntoView())
    return true
  }
}

/** Deletes the selected media. The caret stays in its place. */
export const deleteMedia: Command = (state, dispatch) => {
  const selected = findSelectedMedia(state)
  if (!selected) return false
  dispatch?.(deleteObject(state.tr, selected.pos))
  return true
}

/** Opens the address of the selected media in a new tab that knows nothing of this one. */
export const openMedia: Command = (state, dispatch) => {
  const selected = findSelectedMedia(state)
  const address = selected && safeUrl(selected.url, 'media')
  if (address === null) return false
  if (dispatch) window.open(address, '_blank', 'noopener,noreferrer')
  return true
}
