import {
  classesOf,
  elementNode,
  isElement,
  replaceBelow,
  shownText,
  textNode,
  type PastedElement,
} from './tree/pasted-tree.ts'

/** Makes of what Notion, Slack, WhatsApp or Telegram copied plain HTML. */
export function convertMessage(body: PastedElement): void {
  replaceBelow(body, node => {
    if (!isElement(node)) return [node]
    readTodo(node)
    if (readPicture(node)) return [node]
    const author = node.attributes.get('data-pre-plain-text')
    if (author !== undefined) startOf(node).children.unshift(textNode(author))
    const kind = node.attributes.get('data-stringify-type')
    if (kind === 'paragraph-break') return [elementNode('br'), elementNode('br')]
    if (kind === 'mention' || isSender(node)) return node.children
    return node.name === 'aside' ? [elementNode('blockquote', node.children)] : [node]
  })
}

/** Slack has the one who wrote a message as a button, which says how its words are copied. */
const isSender = ({ name, attributes }: PastedElement): boolean =>
  name === 'button' && attributes.has('data-stringify-suffix')

/** Notion writes a picture as Markdown that is half read: a link behind its sign. */
function readPicture(paragraph: PastedElement): boolean {
  const [sign, link] = paragraph.children
  const isPicture = paragraph.name === 'p' && paragraph.children.length === 2
  if (!isPicture || !isElement(link) || sign?.kind !== 'text' || sign.text !== '!') return false
  const src = link.attributes.get('href') ?? ''
  if (!/^https?:/i.test(src)) return false
  const alt = shownText(link)
  paragraph.children = [elementNode('img', [], { src, ...(alt !== src && { alt }) })]
  return true
}

/** The innermost element with which an element begins: what is put there stands on the line of its first words. */
function startOf(element: PastedElement): PastedElement {
  const [first] = element.children
  return isElement(first) && first.name !== 'img' ? startOf(first) : element
}

/** An item of Notion begins with its box as text, or with an element that is drawn as one. */
function readTodo(item: PastedElement): void {
  const isChecked = item.name === 'li' ? (takeDrawnBox(item) ?? takeWrittenBox(item)) : null
  if (isChecked === null) return
  const box = elementNode('input', [], { type: 'checkbox' })
  if (isChecked) box.attributes.set('checked', '')
  item.children.unshift(box)
}

/** Takes a box out of an item, and says whether it is checked; `null` where the item has none. */
function takeDrawnBox(item: PastedElement): boolean | null {
  const drawn = item.children.find(child => isElement(child) && classesOf(child).includes('checkbox'))
  if (!isElement(drawn)) return null
  item.children = item.children.filter(child => child !== drawn)
  return classesOf(drawn).includes('checkbox-on')
}

function takeWrittenBox(item: PastedElement): boolean | null {
  const start = firstText(item)
  const mark = /^\s*\[([ xXхХ])\]\s/.exec(start?.text ?? '')
  if (!start || !mark) return null
  start.text = start.text.slice(mark[0].length)
  return mark[1] !== ' '
}

function firstText({ children: [first] }: PastedElement): { text: string } | null {
  if (first?.kind === 'text') return first
  return isElement(first) ? firstText(first) : null
}
