import { schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'

const { image, media, tableRow } = schema.nodes

/** How high the blocks of a node are about, before they are drawn: px. It only says how long the page is until they have been measured. */
export function guessHeight(parent: Node): number {
  return parent.children.reduce((height, node) => height + heightOf(node), 0)
}

function heightOf(node: Node): number {
  if (node.isTextblock) return 12 + 26 * Math.max(1, Math.ceil(node.content.size / 90))
  if (node.type === image || node.type === media) return 300
  return node.type === tableRow ? 40 : guessHeight(node)
}
