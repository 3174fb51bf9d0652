import { everyBlock, imageAttrs } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { isImage } from '../find-image.ts'
import { isDataAddress } from '../insert/data-address.ts'

export const sourceOf = (image: Node): string => imageAttrs(image).src

const known = new WeakMap<Node, readonly string[]>()
const none: readonly string[] = []
const haveNone = everyBlock(block => dataSources(block).length === 0)

/** The `data:` addresses of the images in a node; kept for as long as the node lives, but for texts without any. */
export function dataSources(node: Node): readonly string[] {
  // A text is looked through anew: to remember thousands of them takes more than it saves.
  if (node.isText || (node.inlineContent && haveNone(node))) return none
  const found = known.get(node)
  if (found) return found
  const own = isImage(node) && isDataAddress(sourceOf(node)) ? [sourceOf(node)] : []
  const sources = haveNone(node) ? own : [...own, ...node.children.flatMap(dataSources)]
  known.set(node, sources)
  return sources
}
