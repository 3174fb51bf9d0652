import { imageAttrs, schema } from '@taskfield/document'
import { Node } from 'prosemirror-model'
import { isImage } from '../find-image.ts'
import type { KeptUpload } from '../../../content/kept-uploads/upload-store.ts'

/**
 * The image of an upload that stands on the device. An earlier or a later version of the field may have written what this one cannot read:
 * then the picture comes back without what was said of it.
 */
export function readKeptImage({ id, node }: Pick<KeptUpload, 'id' | 'node'>): Node {
  try {
    const read = Node.fromJSON(schema, node)
    read.check()
    if (isImage(read) && imageAttrs(read).upload === id) return read
  } catch {
    // What `fromJSON` and `check` throw says no more than that it cannot be read.
  }
  return schema.nodes.image.create({ src: '', upload: id })
}
