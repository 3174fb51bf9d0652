import type { Node } from 'prosemirror-model'
import { attrsReader, type AttrSpecs } from '../../attrs.ts'
import { always, never } from '../../facts/node-facts.ts'
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

/** The attributes of a mention. */
export interface MentionAttrs {
  readonly objectId: string | null
  /** What is mentioned: `task`. */
  readonly objectType: string | null
  /** The text that is shown. */
  readonly text: string
  /** What the older editor kept instead of an id; it is saved again where it was, and new mentions have none. */
  readonly feedId: string | null
}

const mentionAttrSpecs: AttrSpecs<MentionAttrs> = {
  objectId: { default: null, validate: 'string|null' },
  objectType: { default: null, validate: 'string|null' },
  text: { validate: 'string' },
  feedId: { default: null, validate: 'string|null' },
}

/** The attributes of a mention. */
export const mentionAttrs: (node: Node) => MentionAttrs = attrsReader(mentionAttrSpecs)

function readMention(element: HtmlElement): MentionAttrs | false {
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

/** In the read-only view a mention is a link: copied from there it stays a mention. */
function readLinkedMention(element: HtmlElement): MentionAttrs | false {
  const mention = readMention(element)
  return mention && mention.objectId !== null && mention.objectType !== null ? mention : false
}

/** What the saved form and the field's own view have; the order of the attributes is that of the specification. */
function attributesOf(mention: Node): Record<string, string> {
  const { feedId, objectId, objectType } = mentionAttrs(mention)
  return {
    class: 'mention',
    ...(feedId !== null && { 'data-mention': feedId }),
    ...(objectId !== null && { 'data-id': objectId }),
    ...(objectType !== null && { 'data-type': objectType }),
  }
}

const textOf = (mention: Node): string => mentionAttrs(mention).text

/** A mention of an object (a subtask): its id and type, and the text shown. */
export const mention: HtmlNodeSpec = {
  group: 'inline',
  inline: true,
  atom: true,
  attrs: mentionAttrSpecs,
  facts: { plainText: textOf, isContent: always, isSaved: always, joins: never, breaks: 'nothing' },
  parseDOM: [
    // After the colours, which stand on the same element.
    { tag: 'span', priority: 40, getAttrs: readMention },
    { tag: 'a', priority: 60, getAttrs: readLinkedMention },
  ],
  toDOM: node => ['span', attributesOf(node), textOf(node)],
  leafText: textOf,
  toHtml: node => `${openTag('span', attributesOf(node))}${escapeText(textOf(node))}</span>`,
}
