import { schema } from '@taskfield/document'
import type { ResolvedPos } from 'prosemirror-model'

/** The depth of the innermost quote around two positions, within the same cell; 0 where there is none. */
export function findQuoteDepth($from: ResolvedPos, $to: ResolvedPos = $from): number {
  for (let depth = $from.sharedDepth($to.pos); depth > 0; depth--) {
    const { type } = $from.node(depth)
    if (type === schema.nodes.blockQuote) return depth
    if (type.spec.isolating === true) return 0
  }
  return 0
}
