import type { Node } from 'prosemirror-model'
import { factsOf } from './node-facts.ts'

/** Whether a node holds no text and no object. A lone mention, image, page break or table is not empty. */
export function isEmptyNode(node: Node): boolean {
  if (factsOf(node).isContent(node)) return false
  for (let index = 0; index < node.childCount; index++) if (!isEmptyNode(node.child(index))) return false
  return true
}
