import type { Node } from 'prosemirror-model'
import { openTag } from '../../html/escape.ts'
import type { HtmlNodeSpec, HtmlWriter } from '../../html-spec.ts'
import { writeDeclarations } from '../../values/declarations.ts'
import { writeItem } from './list-item.ts'
import { listAttrs } from './list-attrs.ts'
import { readList } from './read-list.ts'

const tagOf = (list: Node): 'ol' | 'ul' => (list.attrs['kind'] === 'numbered' ? 'ol' : 'ul')

function attributesOf(list: Node): Record<string, string | number> {
  const { kind, start, marker, indent } = list.attrs
  const style = writeDeclarations({ 'list-style-type': marker, 'margin-left': indent })
  return {
    ...(kind === 'todo' && { class: 'todo-list' }),
    ...(start !== null && { start }),
    ...(style && { style }),
  }
}

function writeItems(list: Node, writer: HtmlWriter): string {
  if (list.attrs['kind'] !== 'todo') return writer.blocks(list)
  return list.children.map(item => writeItem(item, writer, true)).join('')
}

/**
 * A list: its kind, its marker (a CSS `list-style-type`), the number it starts with and its indent, where they are
 * not the usual ones. Nested lists stand in the items.
 */
export const list: HtmlNodeSpec = {
  group: 'block',
  content: 'listItem+',
  attrs: {
    kind: { default: 'bulleted', validate: 'string' },
    marker: { default: null, validate: 'string|null' },
    start: { default: null, validate: 'number|null' },
    indent: { default: null, validate: 'string|null' },
  },
  parseDOM: [
    { tag: 'ul', getAttrs: listAttrs },
    { tag: 'ol', getAttrs: listAttrs },
  ],
  parseElement: { tags: ['ul', 'ol', 'li'], parse: readList },
  toDOM: node => [tagOf(node), attributesOf(node), 0],
  toHtml: (node, writer) =>
    `${openTag(tagOf(node), attributesOf(node))}${writeItems(node, writer)}</${tagOf(node)}>`,
}
