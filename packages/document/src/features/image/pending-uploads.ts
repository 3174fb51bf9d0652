import type { Node } from 'prosemirror-model'
import { everyBlock, longBlock } from '../../facts/changed-blocks.ts'
import { imageAttrs, imageAttrSpecs } from './image-attrs.ts'

const known = new WeakMap<Node, readonly string[]>()
const none: readonly string[] = []
const haveNone = everyBlock(block => pendingUploads(block).length === 0)

/** The ids of the uploads that images in a node wait for, in their order. Kept for as long as the node lives, but for short ones without any. */
export function pendingUploads(node: Node): readonly string[] {
  if (node.isText || (node.inlineContent && haveNone(node))) return none
  const found = known.get(node)
  if (found) return found
  let ids: readonly string[] = ownUpload(node)
  if (!haveNone(node)) ids = [...ids, ...node.children.flatMap(pendingUploads)]
  if (ids.length === 0 && node.nodeSize < longBlock) return none
  known.set(node, ids)
  return ids
}

function ownUpload(node: Node): readonly string[] {
  if (node.type.spec.attrs?.['upload'] !== imageAttrSpecs.upload) return none
  const { upload } = imageAttrs(node)
  return upload === null ? none : [upload]
}
