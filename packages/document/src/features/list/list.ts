import type { Node } from 'prosemirror-model'
import { containerFacts } from '../../facts/node-facts.ts'
import { openTag } from '../../html/escape.ts'
import type { HtmlElement } from '../../html/html-element.ts'
import type { HtmlNodeSpec, HtmlWriter } from '../../html-spec.ts'
import { writeDeclarations } from '../../values/declarations.ts'
import { writeItem } from './list-item.ts'
import { continuesList } from './join-lists.ts'
import { listAttrs, listAttrSpecs, readListAttrs, type ListAttrs } from './list-attrs.ts'
import { listText } from './list-text.ts'
import { readList } from './read-list.ts'

const tagOf = (list: Node): 'ol' | 'ul' => (listAttrs(list).kind === 'numbered' ? 'ol' : 'ul')

function attributesOf(list: Node): Record<string, string | number | true> {
  const { kind, start, reversed, marker, indent } = listAttrs(list)
  const style = writeDeclarations({ 'list-style-type': marker, 'margin-left': indent })
  return {
    ...(kind === 'todo' && { class: 'todo-list' }),
    ...(start !== null && { start }),
    ...(reversed && { reversed }),
    ...(style && { style }),
  }
}

function writeItems(list: Node, writer: HtmlWriter): string {
  if (listAttrs(list).kind !== 'todo') return writer.blocks(list)
  return list.children.map(item => writeItem(item, writer, true)).join('')
}

/** What the editor reads of a list that a browser made; items of our own it knows by itself. */
function readListDomAttrs(element: HtmlElement): ListAttrs {
  return { ...readListAttrs(element), kind: element.localName === 'ol' ? 'numbered' : 'bulleted' }
}

/**
 * A list: its kind, its marker (a CSS `list-style-type`), the number it starts with, whether it counts down and its
 * indent, where they are not the usual ones. Nested lists stand in the items.
 */
export const list: HtmlNodeSpec = {
  group: 'block',
  content: 'listItem+',
  attrs: listAttrSpecs,
  facts: { ...containerFacts, plainText: listText, joins: continuesList },
  parseDOM: [
    { tag: 'ul', getAttrs: readListDomAttrs },
    { tag: 'ol', getAttrs: readListDomAttrs },
  ],
  parseElement: { tags: ['ul', 'ol', 'li'], parse: readList },
  toDOM: node => {
    const { reversed, ...attributes } = attributesOf(node)
    return [tagOf(node), { ...attributes, ...(reversed && { reversed: '' }) }, 0]
  },
  toHtml: (node, writer) =>
    `${openTag(tagOf(node), attributesOf(node))}${writeItems(node, writer)}</${tagOf(node)}>`,
}
