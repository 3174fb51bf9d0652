import type { Node } from 'prosemirror-model'
import { attrsReader, type AttrSpecs } from '../../attrs.ts'
import { always, never } from '../../facts/node-facts.ts'
import { figureParts, type FigureParts } from '../figure/figure-parts.ts'
import { anyText, attributeOf, hasClass } from '../../html/element-parts.ts'
import { childrenOf, isElement, type HtmlElement, type HtmlNode } from '../../html/html-element.ts'
import { escapeAttribute } from '../../html/escape.ts'
import { InlineRun } from '../../read/inline-run.ts'
import type { ReadScope } from '../../read/read-scope.ts'
import type { HtmlNodeSpec } from '../../html-spec.ts'
import { safeUrl } from '../../values/url.ts'
import { findMedia, withScheme } from './media-providers.ts'

/** Whether an address stands in the `url` of an element: CKEditor 5 may be told to write one of another name, with a dash, such as `o-embed`. */
const namesMedia = ({ localName }: HtmlElement): boolean => localName === 'oembed' || localName.includes('-')

const mediaUrlOf = (element: HtmlElement): string | null =>
  namesMedia(element)
    ? attributeOf(element, 'url', anyText)
    : attributeOf(element, 'data-oembed-url', anyText)

const isHolder = (element: HtmlElement): boolean => mediaUrlOf(element) !== null

/** What stands for the embedded media: the element itself, or an element in a figure of the class `media`. */
function partsOf(element: HtmlElement): FigureParts | null {
  if (element.localName === 'figure')
    return hasClass(element, 'media') ? figureParts(element, isHolder) : null
  return isHolder(element) ? { shown: element, wrappers: [], caption: null, before: [], after: [] } : null
}

/** What an element that names an address holds besides. The first `div` of a `div` is a preview of the media. */
function besidesPreview(holder: HtmlElement): HtmlNode[] {
  const children = childrenOf(holder)
  const isDiv = (node: HtmlNode): boolean => isElement(node) && node.localName === 'div'
  const preview = isDiv(holder) ? children.find(isDiv) : undefined
  if (preview && isElement(preview)) preview.consumed?.('*')
  return children.filter(child => child !== preview)
}

/** The block for an address: media, or a plain link when no provider knows it; `null` for one that could run. */
function blockFor(url: string, { schema, mediaProviders }: ReadScope): Node | null {
  const found = findMedia(url, mediaProviders)
  if (found) return schema.node('media', { url: found.url })
  const href = safeUrl(withScheme(url), 'link')
  if (href === null) return null
  const text = new InlineRun(schema)
  text.addText(href, [schema.mark('link', { href })])
  return schema.node('paragraph', null, text.finish())
}

/** Reads embedded media, with all else that its elements hold. */
function readMedia(element: HtmlElement, scope: ReadScope): readonly Node[] | null {
  const parts = partsOf(element)
  const url = parts && mediaUrlOf(parts.shown)?.trim()
  const block = url ? blockFor(url, scope) : null
  if (!parts || !block) return null
  parts.shown.consumed?.('')
  const { before, caption, after } = parts
  return [
    ...scope.readBlocks(before, scope),
    block,
    ...scope.readBlocks([...besidesPreview(parts.shown), ...(caption ? [caption] : []), ...after], scope),
  ]
}

/** The attributes of embedded media. */
export interface MediaAttrs {
  /** The address of the page that shows it at its provider. */
  readonly url: string
}

const mediaAttrSpecs: AttrSpecs<MediaAttrs> = { url: { validate: 'string' } }

/** The attributes of embedded media. */
export const mediaAttrs: (node: Node) => MediaAttrs = attrsReader(mediaAttrSpecs)

const urlOf = (media: Node): string => safeUrl(mediaAttrs(media).url, 'media') ?? ''

/** Embedded media: only its address is stored. */
export const media: HtmlNodeSpec = {
  group: 'block flow',
  atom: true,
  draggable: true,
  attrs: mediaAttrSpecs,
  facts: {
    plainText: node => mediaAttrs(node).url,
    isContent: always,
    isSaved: always,
    joins: never,
    breaks: 'line',
  },
  parseElement: { tags: ['figure', 'oembed', 'div'], parse: readMedia },
  toDOM: node => ['figure', { class: 'media' }, ['oembed', { url: urlOf(node) }]],
  toHtml: node => `<figure class="media"><oembed url="${escapeAttribute(urlOf(node))}"></oembed></figure>`,
}
