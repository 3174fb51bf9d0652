import type { Node } from 'prosemirror-model'
import { anyText, attributeOf, hasClass } from '../html/element-parts.ts'
import { findElement, type HtmlElement } from '../html/html-element.ts'
import { escapeAttribute } from '../html/escape.ts'
import type { ReadScope } from '../html/read-scope.ts'
import type { SavedNodeSpec } from '../saved-form.ts'
import { safeUrl } from '../values/url.ts'
import { parseMediaUrl } from './media-providers.ts'

const mediaUrlOf = (element: HtmlElement): string | null =>
  element.localName === 'oembed'
    ? attributeOf(element, 'url', anyText)
    : attributeOf(element, 'data-oembed-url', anyText)

const isHolder = (element: HtmlElement): boolean => mediaUrlOf(element) !== null

/** The element that names the address: the element itself, or one in a figure of the class `media`. */
function findHolder(element: HtmlElement): HtmlElement | null {
  if (element.localName === 'figure')
    return hasClass(element, 'media') ? findElement(element, isHolder) : null
  return isHolder(element) ? element : null
}

/** Reads embedded media. An address that no provider knows is kept as a plain link. */
function readMedia(element: HtmlElement, scope: ReadScope): readonly Node[] | null {
  const holder = findHolder(element)
  const url = holder && mediaUrlOf(holder)?.trim()
  if (!holder || !url || safeUrl(url, 'media') === null) return null
  holder.understood?.('')
  const { schema } = scope
  const media = parseMediaUrl(url)
  if (media) return [schema.node('media', { url: media })]
  const href = safeUrl(url, 'link')
  return href === null
    ? null
    : [schema.node('paragraph', null, schema.text(url, [schema.mark('link', { href })]))]
}

const urlOf = (media: Node): string => safeUrl(String(media.attrs['url']), 'media') ?? ''

/** Embedded media: only its address is stored. */
export const media: SavedNodeSpec = {
  group: 'block flow',
  atom: true,
  draggable: true,
  attrs: { url: { validate: 'string' } },
  structure: { tags: ['figure', 'oembed', 'div'], read: readMedia },
  toDOM: node => ['figure', { class: 'media' }, ['oembed', { url: urlOf(node) }]],
  save: node => `<figure class="media"><oembed url="${escapeAttribute(urlOf(node))}"></oembed></figure>`,
}
