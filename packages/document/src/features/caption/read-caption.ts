import type { Node } from 'prosemirror-model'
import { childrenOf, type HtmlElement } from '../../html/html-element.ts'
import { within, type ReadScope } from '../../read/read-scope.ts'

/** Reads a caption: the text of all that stands in it, one after the other; pictures are left out. */
export function readCaption(element: HtmlElement, scope: ReadScope): Node {
  element.consumed?.('')
  const { schema } = scope
  const inline: Node[] = []
  for (const block of scope.readBlocks(
    childrenOf(element),
    within(scope, { marks: [], remainingDepth: 0 }),
  )) {
    block.descendants(node => {
      if (node.isInline && schema.nodes['caption']?.contentMatch.matchType(node.type)) inline.push(node)
    })
  }
  return schema.node('caption', null, inline)
}
