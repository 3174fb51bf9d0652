import { schema } from '@taskfield/document'
import type { ResolvedPos } from 'prosemirror-model'

/** The depth of the innermost item around a position, within the same cell; 0 where there is none. */
export function findItemDepth($pos: ResolvedPos): number {
  for (let depth = $pos.depth; depth > 0; depth--) {
    const { type } = $pos.node(depth)
    if (type === schema.nodes.listItem) return depth
    if (type.spec.isolating === true) return 0
  }
  return 0
}
