import type { Command } from 'prosemirror-state'
import { findToolbarItem } from '../../core/toolbar/find-item.ts'
import { findImage } from './find-image.ts'
import { openChooser } from './insert/choose-files.ts'
import { imagesOfFiles } from './insert/image-files.ts'

/**
 * Gives the image of the selection another picture, which is still being uploaded. All that was said of the image stays. One undo
 * brings the old picture back whole, so that each attribute is set, also to what it is already.
 */
export function replacePicture(upload: string): Command {
  return (state, dispatch) => {
    const found = findImage(state)
    if (!found) return false
    if (dispatch) {
      const { tr } = state
      const attrs = { src: '', srcset: null, naturalWidth: null, naturalHeight: null, upload }
      for (const [name, value] of Object.entries(attrs)) tr.setNodeAttribute(found.pos, name, value)
      dispatch(tr)
    }
    return true
  }
}

/** Lets a person choose another picture for the image of the selection, in a field that makes images. */
export const replaceImage: Command = (state, dispatch, view) => {
  if (!findImage(state) || !findToolbarItem(state, 'image')) return false
  if (dispatch && view) {
    openChooser(
      files => {
        // A chooser may be open for as long as a person likes.
        if (view.isDestroyed || !view.editable) return
        const upload: unknown = imagesOfFiles(files.slice(0, 1), view.state)[0]?.['upload']
        if (typeof upload === 'string') replacePicture(upload)(view.state, view.dispatch)
        view.focus()
      },
      { multiple: false },
    )
  }
  return true
}
