import { imageAttrs, schema } from '@taskfield/document'
import { Node } from 'prosemirror-model'
import { isImage } from '../find-image.ts'
import { pictureAttrs } from '../upload/fill-in.ts'
import type { UploadedImage } from '../upload/upload-status.ts'
import type { KeptUpload } from '../../../content/kept-uploads/upload-store.ts'

/**
 * The image of an upload that stands on the device. An earlier or a later version of the field may have written what this one cannot read:
 * then the picture comes back without what was said of it.
 */
export function readKeptImage({ id, file, node }: Pick<KeptUpload, 'id' | 'file' | 'node'>): Node {
  try {
    const read = Node.fromJSON(schema, node)
    read.check()
    if (isImage(read) && imageAttrs(read).upload === (file ? id : null)) return read
  } catch {
    // What `fromJSON` and `check` throw says no more than that it cannot be read.
  }
  return schema.nodes.image.create({ src: '', upload: id })
}

/** A copy that waits in another text, once its picture was uploaded from this one. */
export function withPicture(copy: KeptUpload, image: UploadedImage): KeptUpload {
  const node = readKeptImage(copy)
  const filled = node.type.create({ ...node.attrs, ...pictureAttrs(image) }, node.content, node.marks)
  return { ...copy, file: null, node: filled.toJSON() }
}
