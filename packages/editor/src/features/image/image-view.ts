import { blockImageAttrs, shownLinkAttributes } from '@taskfield/document'
import type { NodeViewConstructor } from 'prosemirror-view'
import { contextOf } from '../../core/feature/host-context.ts'
import { renderNode } from '../../core/feature/render-node.ts'

/** An image as its spec shows it; the link around it has an `href` where the host follows it. */
export const imageView: NodeViewConstructor = (node, view) => {
  const rendered = renderNode(node)
  const { href } = blockImageAttrs(node)
  const link = rendered.dom.querySelector('a')
  if (!link || href === null) return rendered
  for (const name of link.getAttributeNames()) link.removeAttribute(name)
  const attributes = shownLinkAttributes(href, contextOf(view.state).linkSchemes)
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  return rendered
}
