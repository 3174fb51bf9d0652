import type { Node } from 'prosemirror-model'
import { isBlockObject } from '../../core/selection/block-object.ts'

/** On which sides of an object no text can be clicked into: at an end of what it stands in, or at another object. */
export interface DeadEnds {
  readonly before: boolean
  readonly after: boolean
}

/** The dead ends of the object at a position; none where no object begins. */
export function findDeadEnds(doc: Node, pos: number): DeadEnds {
  const object = pos < doc.content.size ? doc.nodeAt(pos) : null
  if (!object || !isBlockObject(object)) return { before: false, after: false }
  const { nodeBefore } = doc.resolve(pos)
  const { nodeAfter } = doc.resolve(pos + object.nodeSize)
  return {
    before: nodeBefore === null || isBlockObject(nodeBefore),
    after: nodeAfter === null || isBlockObject(nodeAfter),
  }
}
