import type { Node } from 'prosemirror-model'
import { attrsReader, type AttrSpecs } from '../../attrs.ts'
import { always, never, type PlainTextWriter } from '../../facts/node-facts.ts'
import { openTag } from '../../html/escape.ts'
import { linkAttributes, shownLinkAttributes } from '../link/link.ts'
import type { HtmlNodeSpec, HtmlWriter } from '../../html-spec.ts'
import { safeUrl } from '../../values/url.ts'
import { writeDeclarations } from '../../values/declarations.ts'
import {
  aspectRatio,
  imageAttrSpecs,
  imageClasses,
  imageSizeStyle,
  imgAttributes,
  isUploaded,
  type ImageAttrs,
} from './image-attrs.ts'
import { readImage } from './read-image.ts'

/** The attributes of an image that stands by itself. */
export interface BlockImageAttrs extends ImageAttrs {
  /** The address of the link around it. */
  readonly href: string | null
}

const blockImageAttrSpecs: AttrSpecs<BlockImageAttrs> = {
  ...imageAttrSpecs,
  href: { default: null, validate: 'string|null' },
}

/** The attributes of an image that stands by itself. */
export const blockImageAttrs: (node: Node) => BlockImageAttrs = attrsReader(blockImageAttrSpecs)

const figureClass = (attrs: ImageAttrs): string => `image ${imageClasses(attrs)}`.trim()

function imgParts(attrs: ImageAttrs): Record<string, string | null> {
  return { style: writeDeclarations({ 'aspect-ratio': aspectRatio(attrs) }) || null, ...imgAttributes(attrs) }
}

const hrefOf = ({ href }: BlockImageAttrs): string | null => (href === null ? null : safeUrl(href, 'link'))

function writeImage(image: Node, writer: HtmlWriter): string {
  const attrs = blockImageAttrs(image)
  const href = hrefOf(attrs)
  const img = openTag('img', imgParts(attrs))
  const { href: address = null, ...external } = href === null ? {} : linkAttributes(href)
  const linked = address === null ? img : `${openTag('a', { href: address, ...external })}${img}</a>`
  const figure = openTag('figure', { class: figureClass(attrs), style: imageSizeStyle(attrs) })
  return `${figure}${linked}${writer.blocks(image)}</figure>`
}

/** The alternative text, and the caption below it. */
function imageText(image: Node, writer: PlainTextWriter): string {
  return [blockImageAttrs(image).alt ?? '', writer.blocks(image.children)].filter(Boolean).join('\n')
}

/** An image that stands by itself, with an optional caption and an optional link. */
export const image: HtmlNodeSpec = {
  group: 'block flow',
  content: 'caption?',
  draggable: true,
  isolating: true,
  attrs: blockImageAttrSpecs,
  facts: { plainText: imageText, isContent: always, isSaved: isUploaded, joins: never, breaks: 'line' },
  parseElement: { tags: ['figure', 'img'], parse: readImage },
  toDOM: node => {
    const attrs = blockImageAttrs(node)
    const href = hrefOf(attrs)
    const style = imageSizeStyle(attrs)
    const img = ['img', imgParts(attrs)] as const
    return [
      'figure',
      { class: figureClass(attrs), ...(style && { style }) },
      ['div', { class: 'image-content' }, href === null ? img : ['a', shownLinkAttributes(href), img]],
      ['div', { class: 'image-caption' }, 0],
    ]
  },
  toHtml: writeImage,
}
