import { imageAttrs } from '@taskfield/document'
import type { Command } from 'prosemirror-state'
import { findOriginal } from '../../content/original-image.ts'
import { findImage } from './find-image.ts'

/** Offers the picture of the selection as a file: the largest that there is. One of another site opens in a tab of its own. */
export const downloadImage: Command = (state, dispatch) => {
  const found = findImage(state)
  if (!found) return false
  const { src, srcset, naturalWidth } = imageAttrs(found.node)
  if (src === '') return false
  if (dispatch) {
    const link = document.createElement('a')
    link.href = findOriginal({ src, srcset, width: Number(naturalWidth) || null }).src
    link.download = ''
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
    link.click()
  }
  return true
}
