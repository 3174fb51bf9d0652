import type { Node } from 'prosemirror-model'
import { containerFacts } from '../../facts/node-facts.ts'
import { openTag } from '../../html/escape.ts'
import type { HtmlNodeSpec, HtmlWriter } from '../../html-spec.ts'
import { writeDeclarations } from '../../values/declarations.ts'
import { writeItem } from './list-item.ts'
import { continuesList } from './join-lists.ts'
import { listAttrs, listAttrSpecs, readListAttrs } from './list-attrs.ts'
import { listText } from './list-text.ts'
import { readList } from './read-list.ts'

const tagOf = (list: Node): 'ol' | 'ul' => (listAttrs(list).kind === 'numbered' ? 'ol' : 'ul')

function attributesOf(list: Node): Record<string, string | number> {
  const { kind, start, marker, indent } = listAttrs(list)
  const style = writeDeclarations({ 'list-style-type': marker, 'margin-left': indent })
  return {
    ...(kind === 'todo' && { class: 'todo-list' }),
    ...(start !== null && { start }),
    ...(style && { style }),
  }
}

function writeItems(list: Node, writer: HtmlWriter): string {
  if (listAttrs(list).kind !== 'todo') return writer.blocks(list)
  return list.children.map(item => writeItem(item, writer, true)).join('')
}

/**
 * A list: its kind, its marker (a CSS `list-style-type`), the number it starts with and its indent, where they are
 * not the usual ones. Nested lists stand in the items.
 */
export const list: HtmlNodeSpec = {
  group: 'block',
  content: 'listItem+',
  attrs: listAttrSpecs,
  facts: { ...containerFacts, plainText: listText, joins: continuesList },
  parseDOM: [
    { tag: 'ul', getAttrs: readListAttrs },
    { tag: 'ol', getAttrs: readListAttrs },
  ],
  parseElement: { tags: ['ul', 'ol', 'li'], parse: readList },
  toDOM: node => [tagOf(node), attributesOf(node), 0],
  toHtml: (node, writer) =>
    `${openTag(tagOf(node), attributesOf(node))}${writeItems(node, writer)}</${tagOf(node)}>`,
}
