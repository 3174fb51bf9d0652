import type { Node } from 'prosemirror-model'
import type { PlainTextWriter } from '../../facts/node-facts.ts'
import { firstNumber, listAttrs, listItemAttrs } from './list-attrs.ts'

/** A list as plain text: one line an item with its mark; all but its first line stand below its text. */
export function listText(list: Node, writer: PlainTextWriter): string {
  const texts = list.children.map((item, index) => {
    const mark = itemMark(list, item, index)
    return mark + writer.blocks(item.children, '\n').replaceAll('\n', `\n${' '.repeat(mark.length)}`)
  })
  return texts.join('\n')
}

/** What an item begins with in plain text. */
export function itemMark(list: Node, item: Node, index: number): string {
  const { kind, reversed } = listAttrs(list)
  if (kind === 'numbered') return `${firstNumber(list) + (reversed ? -index : index)}. `
  if (kind === 'todo') return listItemAttrs(item).checked ? '[x] ' : '[ ] '
  return '• '
}
