import type { Mark, Node } from 'prosemirror-model'
import { readCaption } from '../caption/read-caption.ts'
import { figureParts } from '../figure/figure-parts.ts'
import { hasClass, oneOf, styleOf } from '../../html/element-parts.ts'
import type { HtmlElement } from '../../html/html-element.ts'
import type { ReadScope } from '../../read/read-scope.ts'
import { linkAttrs, readHref } from '../link/link.ts'
import { blockImageStyles, readImageAttrs } from './image-attrs.ts'

const isTag =
  (tag: string) =>
  (element: HtmlElement): boolean =>
    element.localName === tag

const inheritedHref = (marks: readonly Mark[]): string | null => {
  const found = marks.find(mark => mark.type.name === 'link')
  return found ? linkAttrs(found).href : null
}

/** An image shown as a block is one, also without a figure. */
function readBlockImg(element: HtmlElement, scope: ReadScope): readonly Node[] | null {
  if (styleOf(element, 'display', oneOf('block')) === null) return null
  const attrs = readImageAttrs(element, null, blockImageStyles)
  return attrs && [scope.schema.node('image', { ...attrs, href: inheritedHref(scope.marks) })]
}

/** Reads an image, alone or in a `figure` of the class `image`; without a usable picture that is what else it holds. */
export function readImage(element: HtmlElement, scope: ReadScope): readonly Node[] | null {
  return element.localName === 'img' ? readBlockImg(element, scope) : readFigure(element, scope)
}

function readFigure(element: HtmlElement, scope: ReadScope): readonly Node[] | null {
  if (!hasClass(element, 'image')) return null
  const parts = figureParts(element, isTag('img'))
  const attrs = parts && readImageAttrs(parts.shown, element, blockImageStyles)
  if (!attrs) return null
  const link = parts.wrappers.find(isTag('a'))
  for (const part of [parts.shown, link]) part?.consumed?.('')
  const href = (link && readHref(link)) ?? inheritedHref(scope.marks)
  const content = parts.caption ? [readCaption(parts.caption, scope)] : []
  return [
    ...scope.readBlocks(parts.before, scope),
    scope.schema.node('image', { ...attrs, href }, content),
    ...scope.readBlocks(parts.after, scope),
  ]
}
