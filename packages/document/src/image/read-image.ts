import type { Mark, Node } from 'prosemirror-model'
import { readCaption } from '../caption/read-caption.ts'
import { hasClass, oneOf, styleOf } from '../html/element-parts.ts'
import { childrenOf, findElement, isElement, type HtmlElement, type HtmlNode } from '../html/html-element.ts'
import type { ReadScope } from '../html/read-scope.ts'
import { readHref } from '../link/link.ts'
import { blockImageStyles, readImageAttrs } from './image-attrs.ts'

const isTag =
  (tag: string) =>
  (element: HtmlElement): boolean =>
    element.localName === tag

const findSelf = (element: HtmlElement, tag: string): HtmlElement | null =>
  isTag(tag)(element) ? element : findElement(element, isTag(tag))

const inheritedHref = (marks: readonly Mark[]): string | null => {
  const found = marks.find(mark => mark.type.name === 'link')
  return found ? String(found.attrs['href']) : null
}

/** An image shown as a block is one, also without a figure. */
function readBlockImg(element: HtmlElement, scope: ReadScope): readonly Node[] | null {
  if (styleOf(element, 'display', oneOf('block')) === null) return null
  const attrs = readImageAttrs(element, null, blockImageStyles)
  return attrs && [scope.schema.node('image', { ...attrs, href: inheritedHref(scope.marks) })]
}

/** Sorts what a figure holds: its image, the link around it, its caption, and anything else. */
function figureParts(figure: HtmlElement): {
  img: HtmlElement | null
  link: HtmlElement | null
  caption: HtmlElement | null
  rest: HtmlNode[]
} {
  const parts = {
    img: null as HtmlElement | null,
    link: null as HtmlElement | null,
    caption: null as HtmlElement | null,
  }
  const rest: HtmlNode[] = []
  for (const child of childrenOf(figure)) {
    const img = isElement(child) && !parts.img ? findSelf(child, 'img') : null
    if (isElement(child) && img) {
      parts.img = img
      parts.link = findSelf(child, 'a')
    } else if (isElement(child) && child.localName === 'figcaption' && !parts.caption) parts.caption = child
    else rest.push(child)
  }
  return { ...parts, rest }
}

/** Reads a `figure` of the class `image`; without a usable picture it is read as what else it holds. */
export function readImage(element: HtmlElement, scope: ReadScope): readonly Node[] | null {
  return element.localName === 'img' ? readBlockImg(element, scope) : readFigure(element, scope)
}

function readFigure(element: HtmlElement, scope: ReadScope): readonly Node[] | null {
  if (!hasClass(element, 'image')) return null
  const { img, link, caption, rest } = figureParts(element)
  const attrs = img && readImageAttrs(img, element, blockImageStyles)
  if (!attrs) return null
  for (const part of [img, link]) part?.understood?.('')
  const href = (link && readHref(link)) ?? inheritedHref(scope.marks)
  const content = caption ? [readCaption(caption, scope)] : []
  return [scope.schema.node('image', { ...attrs, href }, content), ...scope.readBlocks(rest, scope)]
}
