import type { Node } from 'prosemirror-model'
import { isBlockObject } from '../selection/block-object.ts'

/** Whether a part of a node, or all of it, has anything but empty blocks: text, something in a line, an object. */
export function hasContent(node: Node, from = 0, to: number = node.content.size): boolean {
  let found = false
  node.nodesBetween(from, to, inner => {
    found ||= inner.isInline || isBlockObject(inner)
    return !found
  })
  return found
}
