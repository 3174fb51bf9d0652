import { isHtmlElement } from '../../dom/kinds.ts'
import { DOMSerializer, type Node } from 'prosemirror-model'

/** Makes the element that the node's spec asks for; `contentDOM` is where its content goes. */
export function renderNode(node: Node): { dom: HTMLElement; contentDOM?: HTMLElement } {
  const spec = node.type.spec.toDOM?.(node)
  const rendered = spec && DOMSerializer.renderSpec(document, spec)
  if (!isHtmlElement(rendered?.dom)) throw new RangeError(`The spec of ${node.type.name} makes no element`)
  const { dom, contentDOM } = rendered
  return contentDOM ? { dom, contentDOM } : { dom }
}
