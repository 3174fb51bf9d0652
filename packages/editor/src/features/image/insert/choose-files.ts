import type { Command } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { allowsImages, insertImages } from './insert-images.ts'
import { chosenTypes, imagesOfFiles } from './image-files.ts'

/** Lets a person choose images of this device and inserts them; `isOriginal` for their full size. */
export function chooseFiles(isOriginal = false): Command {
  return (state, dispatch, view) => {
    if (!allowsImages(state)) return false
    if (dispatch && view) openChooser(files => insertFiles(view, files, isOriginal))
    return true
  }
}

function insertFiles(view: EditorView, files: readonly File[], isOriginal: boolean): void {
  // A chooser may be open for as long as a person likes.
  if (view.isDestroyed || !view.editable) return
  insertImages(imagesOfFiles(files, view.state, isOriginal))(view.state, view.dispatch)
  view.focus()
}

/** Opens the browser's own chooser for images. */
export function openChooser(
  take: (files: readonly File[]) => void,
  { multiple = true }: { readonly multiple?: boolean } = {},
): void {
  const input = Object.assign(document.createElement('input'), {
    type: 'file',
    multiple,
    accept: chosenTypes,
  })
  input.addEventListener('change', () => take([...(input.files ?? [])]))
  input.click()
}
