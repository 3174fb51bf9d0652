import { schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'

const { image, media, tableRow } = schema.nodes

/** How high blocks are about, before they are drawn: px. It only says how long the page is until they have been measured. */
export function guessHeight(blocks: Node): number {
  let height = 0
  blocks.descendants(node => {
    if (node.isTextblock) height += 12 + 26 * Math.max(1, Math.ceil(node.content.size / 90))
    else if (node.type === image || node.type === media) height += 300
    else if (node.type === tableRow) height += 40
    else return true
    return false
  })
  return height
}
