import type { Node } from 'prosemirror-model'
import { containerFacts } from '../../facts/node-facts.ts'
import { alignOf, indentOf, readIndent } from '../paragraph/block-attrs.ts'
import { openTag } from '../../html/escape.ts'
import type { HtmlElement } from '../../html/html-element.ts'
import type { HtmlNodeSpec, HtmlWriter } from '../../html-spec.ts'
import { writeDeclarations } from '../../values/declarations.ts'
import { listItemAttrs, listItemAttrSpecs } from './list-attrs.ts'

/** Whether the item is one paragraph, perhaps with lists below it: then its text stands right in the `li`. */
function isSimple(item: Node): boolean {
  const first = item.firstChild
  if (first?.type.name !== 'paragraph' || indentOf(first) !== null) return false
  for (let index = 1; index < item.childCount; index++)
    if (item.child(index).type.name !== 'list') return false
  return true
}

function afterFirst(item: Node, writer: HtmlWriter): string {
  let html = ''
  item.forEach((block, _offset, index) => {
    if (index > 0) html += writer.block(block)
  })
  return html
}

function checkboxLabel(item: Node, text: string | null): string {
  const box = `<input type="checkbox"${listItemAttrs(item).checked ? ' checked' : ''} disabled>`
  return text === null
    ? `<label class="todo-list__label todo-list__label_without-description">${box}</label>`
    : `<label class="todo-list__label">${box}<span class="todo-list__label__description">${text}</span></label>`
}

/** Whether a block is a paragraph as it is by itself. */
const isPlain = (block: Node): boolean =>
  block.type.name === 'paragraph' && indentOf(block) === null && alignOf(block) === null

/** Writes an item; only its list knows whether it has a checkbox. */
export function writeItem(item: Node, writer: HtmlWriter, isTodo: boolean): string {
  const first = item.firstChild
  if (!first || !isSimple(item)) {
    const open = openTag('li', { style: writeDeclarations({ 'margin-left': indentOf(item) }) })
    if (isTodo && first && isPlain(first))
      return `${open}${checkboxLabel(item, writer.inline(first))}${afterFirst(item, writer)}</li>`
    return `${open}${isTodo ? checkboxLabel(item, null) : ''}${writer.blocks(item)}</li>`
  }
  const style = writeDeclarations({ 'margin-left': indentOf(item), 'text-align': alignOf(first) })
  const text = writer.inline(first)
  return `${openTag('li', { style })}${isTodo ? checkboxLabel(item, text) : text}${afterFirst(item, writer)}</li>`
}

/** An item of a list. */
export const listItem: HtmlNodeSpec = {
  content: 'flow block*',
  defining: true,
  attrs: listItemAttrSpecs,
  facts: containerFacts,
  parseDOM: [{ tag: 'li', getAttrs: (element: HtmlElement) => ({ indent: readIndent(element) }) }],
  toDOM: node => {
    const style = writeDeclarations({ 'margin-left': indentOf(node) })
    return ['li', style ? { style } : {}, 0]
  },
  toHtml: (node, writer) => writeItem(node, writer, false),
}
