import type { Attrs, Node } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { leaveOutOfHistory } from '../../../core/feature/history.ts'
import { isImage } from '../find-image.ts'
import type { UploadedImage } from './upload-status.ts'

/** The attributes of an image that waits no more. */
export function pictureAttrs({ src, srcset, width, height }: UploadedImage): Attrs {
  const hasSize = width !== null && height !== null
  return {
    src,
    srcset,
    ...(hasSize && { naturalWidth: String(width), naturalHeight: String(height) }),
    upload: null,
  }
}

/** Gives an image the picture that was uploaded, attribute by attribute: a node that was replaced would lose its selection. */
function setPicture(transaction: Transaction, pos: number, node: Node, image: UploadedImage): void {
  for (const [name, value] of Object.entries(pictureAttrs(image))) {
    if (node.attrs[name] !== value) transaction.setNodeAttribute(pos, name, value)
  }
}

/** Which images wait for a picture: each has a name, by which the picture is found once it is there. */
interface WaitingImages {
  readonly nameOf: (image: Node) => string
  /** The names of those in a node. */
  readonly namesIn: (node: Node) => readonly string[]
  readonly find: (name: string) => UploadedImage | undefined
}

/** Gives the images of a document their pictures, outside the history; `null` where none is there yet. */
export function fillIn({ doc, tr }: EditorState, waiting: WaitingImages): Transaction | null {
  const { nameOf, namesIn, find } = waiting
  if (!namesIn(doc).some(name => find(name) !== undefined)) return null
  doc.descendants((node, pos) => {
    const image = isImage(node) ? find(nameOf(node)) : undefined
    if (image) setPicture(tr, pos, node, image)
    return namesIn(node).length > 0
  })
  return leaveOutOfHistory(tr)
}
