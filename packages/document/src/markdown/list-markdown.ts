import type { Node } from 'prosemirror-model'
import { firstNumber, listAttrs, listItemAttrs } from '../features/list/list-attrs.ts'

type WriteBlocks = (blocks: readonly Node[], between?: string) => string

/** What a list begins with, and no text: that is escaped. */
const listStart = /^(?:[-+]|\d{1,9}[.)])(?:\s|$)/

/** What a list may begin with right below a line of text; any other needs an empty line before it. */
const interruptsText = /^(?:[-+]|1[.)]) \S/

/** A list. One right behind another has the other signs that Markdown knows, so that they stay two. */
export function listMarkdown(list: Node, isSecond: boolean, writeBlocks: WriteBlocks): string {
  const items = list.children.map((item, index) => {
    const mark = markOf(list, index, isSecond)
    const box = boxOf(list, item)
    const text = indentLines(writeItem(item, box, writeBlocks), mark.length + 1)
    // Signs of lists beside each other could be a line across the page.
    return text === '' || text.startsWith('\n') ? mark + text : `${mark} ${text}`
  })
  return items.join(items.some(item => item.includes('\n\n')) ? '\n\n' : '\n')
}

function markOf(list: Node, index: number, isSecond: boolean): string {
  const { kind, reversed } = listAttrs(list)
  if (kind !== 'numbered') return isSecond ? '+' : '-'
  const number = Math.max(0, firstNumber(list) + (reversed ? -index : index))
  return `${number}${isSecond ? ')' : '.'}`
}

function boxOf(list: Node, item: Node): string {
  if (listAttrs(list).kind !== 'todo') return ''
  return listItemAttrs(item).checked ? '[x]' : '[ ]'
}

/** The content of an item, with its box. A box stands before text alone. */
function writeItem({ children }: Node, box: string, writeBlocks: WriteBlocks): string {
  const [first, ...others] = children
  const isText = first?.type.name === 'paragraph'
  const text = isText ? writeBlocks([first]) : ''
  const begun = [box, text].filter(Boolean).join(' ')
  const rest = writeBlocks(isText ? others : children)
  if (rest === '') return begun
  if (begun === '') return listStart.test(rest) ? `\n${rest}` : rest
  return `${begun}${interruptsText.test(rest) ? '\n' : '\n\n'}${rest}`
}

function indentLines(text: string, width: number): string {
  return text.replaceAll(/\n(?!\n|$)/g, `\n${' '.repeat(width)}`)
}
