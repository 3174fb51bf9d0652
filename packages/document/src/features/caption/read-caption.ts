import type { Node } from 'prosemirror-model'
import { childrenOf, type HtmlElement } from '../../html/html-element.ts'
import { within, type ReadScope } from '../../read/read-scope.ts'

/** Reads a caption: the text of all that stands in it, each block on a line of its own. */
export function readCaption(element: HtmlElement, scope: ReadScope): Node {
  element.consumed?.('')
  const { schema } = scope
  const { caption = null } = schema.nodes
  const blocks = scope.readBlocks(childrenOf(element), within(scope, { marks: [], textBlock: caption }))
  const lines = blocks.filter(({ childCount }) => childCount > 0)
  return schema.node(
    'caption',
    null,
    lines.flatMap(({ children }, index) => (index > 0 ? [schema.node('lineBreak'), ...children] : children)),
  )
}
