import type { Node } from 'prosemirror-model'
import { isBlockObject } from '../selection/block-object.ts'

/** Whether a part of a node, or all of it, has anything but empty blocks: text, something in a line, an object. */
export function hasContent(node: Node, from = 0, to: number = node.content.size): boolean {
  let found = false
  node.nodesBetween(from, to, (inner, pos) => {
    // The table around is no part of what is in one of its cells.
    const isAround = pos < from && to < pos + inner.nodeSize
    found ||= inner.isInline || (isBlockObject(inner) && !isAround)
    return !found
  })
  return found
}
