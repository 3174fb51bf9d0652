import type { Node } from 'prosemirror-model'
import { childrenOf, type HtmlElement } from '../../html/html-element.ts'
import { within, type ReadScope } from '../../read/read-scope.ts'

/** Reads a caption: the text of all that stands in it, one after the other. */
export function readCaption(element: HtmlElement, scope: ReadScope): Node {
  element.consumed?.('')
  const { schema } = scope
  const { caption = null } = schema.nodes
  const blocks = scope.readBlocks(childrenOf(element), within(scope, { marks: [], textBlock: caption }))
  return schema.node(
    'caption',
    null,
    blocks.flatMap(({ children }) => children),
  )
}
