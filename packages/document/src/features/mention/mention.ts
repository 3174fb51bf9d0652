import type { Attrs } from 'prosemirror-model'
import { childrenOf, type HtmlElement } from '../../html/html-element.ts'
import { anyText, attributeOf, classesOf, hasClass } from '../../html/element-parts.ts'
import { escapeText, openTag } from '../../html/escape.ts'
import type { HtmlNodeSpec } from '../../html-spec.ts'

/** Older data may hold the word `undefined` where the feed's own id should stand. */
const parseFeedId = (text: string): string | null => (text === 'undefined' ? null : text)

const plainText = (element: HtmlElement): string | null => {
  let text = ''
  for (const child of childrenOf(element)) {
    if (child.nodeType === 1) return null
    text += child.nodeType === 3 ? (child.nodeValue ?? '') : ''
  }
  return text.replace(/[ \t\n\r\f]+/g, ' ')
}

function readMention(element: HtmlElement): Attrs | false {
  // As in existing data: formatting inside makes it ordinary text, and an empty one is nothing.
  const text = classesOf(element).includes('mention') ? plainText(element) : null
  if (!text || !hasClass(element, 'mention')) return false
  const objectId = attributeOf(element, 'data-id', anyText)
  const feedId = attributeOf(element, 'data-mention', parseFeedId)
  return {
    objectId,
    objectType: attributeOf(element, 'data-type', anyText),
    text,
    feedId: feedId ?? (objectId === null ? text : null),
  }
}

/** What the reader and the field's own view write; the order of the attributes is that of the specification. */
function mentionAttributes(attrs: Attrs): Record<string, string> {
  const attributes: Record<string, string> = { class: 'mention' }
  if (attrs['feedId'] !== null) attributes['data-mention'] = String(attrs['feedId'])
  if (attrs['objectId'] !== null) attributes['data-id'] = String(attrs['objectId'])
  if (attrs['objectType'] !== null) attributes['data-type'] = String(attrs['objectType'])
  return attributes
}

/**
 * A mention of an object (a subtask): its id and type, and the text shown. `feedId` is what the older editor kept
 * instead of an id; it is saved again where it was, and new mentions have none.
 */
export const mention: HtmlNodeSpec = {
  group: 'inline',
  inline: true,
  atom: true,
  attrs: {
    objectId: { default: null, validate: 'string|null' },
    objectType: { default: null, validate: 'string|null' },
    text: { validate: 'string' },
    feedId: { default: null, validate: 'string|null' },
  },
  parseDOM: [{ tag: 'span', priority: 60, getAttrs: readMention }],
  toDOM: node => ['span', mentionAttributes(node.attrs), String(node.attrs['text'])],
  leafText: node => String(node.attrs['text']),
  toHtml: node =>
    `${openTag('span', mentionAttributes(node.attrs))}${escapeText(String(node.attrs['text']))}</span>`,
}
