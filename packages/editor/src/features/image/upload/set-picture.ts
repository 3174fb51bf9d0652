import type { Node } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import type { UploadedImage } from './upload-status.ts'

/** Gives an image the picture that was uploaded, attribute by attribute: a node that was replaced would lose its selection. */
export function setPicture(transaction: Transaction, pos: number, node: Node, image: UploadedImage): void {
  const { src, srcset, width, height } = image
  const hasSize = width !== null && height !== null
  const attrs = {
    src,
    srcset,
    ...(hasSize && { naturalWidth: String(width), naturalHeight: String(height) }),
    upload: null,
  }
  for (const [name, value] of Object.entries(attrs)) {
    if (node.attrs[name] !== value) transaction.setNodeAttribute(pos, name, value)
  }
}
