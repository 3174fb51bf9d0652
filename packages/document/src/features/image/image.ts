import type { Attrs, Node } from 'prosemirror-model'
import { openTag } from '../../html/escape.ts'
import { linkAttributes } from '../link/link.ts'
import type { HtmlNodeSpec, HtmlWriter } from '../../html-spec.ts'
import { safeUrl } from '../../values/url.ts'
import { writeDeclarations } from '../../values/declarations.ts'
import { aspectRatio, imageAttrs, imageClasses, imageSizeStyle, imgAttributes } from './image-attrs.ts'
import { readImage } from './read-image.ts'

const figureClass = (attrs: Attrs): string => `image ${imageClasses(attrs)}`.trim()

function imgParts(attrs: Attrs): Record<string, string | null> {
  return { style: writeDeclarations({ 'aspect-ratio': aspectRatio(attrs) }) || null, ...imgAttributes(attrs) }
}

const hrefOf = (attrs: Attrs): string | null =>
  attrs['href'] === null ? null : safeUrl(String(attrs['href']), 'link')

function writeImage(image: Node, writer: HtmlWriter): string {
  const { attrs } = image
  const href = hrefOf(attrs)
  const img = openTag('img', imgParts(attrs))
  const { href: address = null, ...external } = href === null ? {} : linkAttributes(href)
  const linked = address === null ? img : `${openTag('a', { href: address, ...external })}${img}</a>`
  const figure = openTag('figure', { class: figureClass(attrs), style: imageSizeStyle(attrs) })
  return `${figure}${linked}${writer.blocks(image)}</figure>`
}

/** An image that stands by itself, with an optional caption and an optional link. */
export const image: HtmlNodeSpec = {
  group: 'block flow',
  content: 'caption?',
  draggable: true,
  isolating: true,
  attrs: { ...imageAttrs, href: { default: null, validate: 'string|null' } },
  parseElement: { tags: ['figure', 'img'], parse: readImage },
  toDOM: node => {
    const href = hrefOf(node.attrs)
    const style = imageSizeStyle(node.attrs)
    const img = ['img', imgParts(node.attrs)] as const
    return [
      'figure',
      { class: figureClass(node.attrs), ...(style && { style }) },
      ['div', { class: 'image-content' }, href === null ? img : ['a', linkAttributes(href), img]],
      ['div', { class: 'image-caption' }, 0],
    ]
  },
  toHtml: writeImage,
}
