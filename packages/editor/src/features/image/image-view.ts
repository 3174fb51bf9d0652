import { isTag } from '../../dom/kinds.ts'
import { blockImageAttrs, shownLinkAttributes } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { EditorView, NodeViewConstructor } from 'prosemirror-view'
import { loadLate, watchPictures } from '../../content/picture.ts'
import { copyAttributes } from '../../core/feature/copy-attributes.ts'
import { contextOf } from '../../core/feature/host-context.ts'
import { renderNode } from '../../core/feature/render-node.ts'

/**
 * An image as its spec shows it; the link around it has an `href` where the host follows it. Its element stays when its size or
 * place changes, so that the picture is not loaded anew; what a drag shows is not of the document.
 */
export const imageView: NodeViewConstructor = (node, view) => {
  let shown = node
  const { dom, contentDOM } = renderFigure(node, view)
  watchPictures(dom, contextOf(view.state))
  return {
    dom,
    ...(contentDOM && { contentDOM }),
    update(next) {
      if (next.type !== shown.type || blockImageAttrs(next).href !== blockImageAttrs(shown).href) return false
      if (next.attrs !== shown.attrs) showAttrs(next, view, dom)
      shown = next
      return true
    },
    ignoreMutation: mutation => mutation.type !== 'selection' && !contentDOM?.contains(mutation.target),
  }
}

function renderFigure(node: Node, view: EditorView): ReturnType<typeof renderNode> {
  const rendered = renderNode(node)
  const picture = rendered.dom.querySelector('img')
  if (picture) loadLate(picture)
  showLink(node, view, rendered.dom)
  return rendered
}

function showLink(node: Node, view: EditorView, dom: HTMLElement): void {
  const { href } = blockImageAttrs(node)
  const link = dom.querySelector('a')
  if (!link || href === null) return
  for (const name of link.getAttributeNames()) link.removeAttribute(name)
  const attributes = shownLinkAttributes(href, contextOf(view.state).linkSchemes)
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
}

function showAttrs(node: Node, view: EditorView, dom: HTMLElement): void {
  const next = renderFigure(node, view).dom
  copyAttributes(next, dom)
  const [from, to] = [next.querySelector('img'), dom.querySelector('img')]
  if (from && to) copyAttributes(from, to)
}

/** An image in a line. */
export const inlineImageView: NodeViewConstructor = (node, view) => {
  let shown = node
  const { dom } = renderInline(node)
  watchPictures(dom, contextOf(view.state))
  return {
    dom,
    update(next) {
      if (next.type !== shown.type) return false
      if (next.attrs !== shown.attrs) copyAttributes(renderInline(next).dom, dom)
      shown = next
      return true
    },
    ignoreMutation: () => true,
  }
}

function renderInline(node: Node): ReturnType<typeof renderNode> {
  const rendered = renderNode(node)
  if (isTag(rendered.dom, 'img')) loadLate(rendered.dom)
  return rendered
}
