import {
  elementNode,
  elementsBelow,
  holdsText,
  isElement,
  type PastedElement,
  type PastedText,
} from '../tree/pasted-tree.ts'

/** A box drawn as a sign: open, or checked. Programs that know no boxes have these, among them all to which the field has copied some. */
const sign = /^\s*([☐☑☒✅⬜])[\ufe0e\ufe0f]?(?:\s+|$)/u

/** Makes boxes of the signs that all items of a list begin with. A list whose items all have boxes has no numbers. */
export function readBoxSigns(body: PastedElement): void {
  for (const list of elementsBelow(body)) {
    if (list.name === 'ol' && itemsOf(list).every(beginsWithBox)) list.name = 'ul'
    if (list.name !== 'ul') continue
    const items = itemsOf(list)
    const signs = items.map(firstText)
    if (signs.length === 0 || !signs.every(text => text !== null && sign.test(text.text))) continue
    for (const [index, item] of items.entries()) putBox(item, signs[index] ?? null)
  }
}

const itemsOf = ({ children }: PastedElement): PastedElement[] =>
  children.filter(isElement).filter(({ name }) => name === 'li')

function beginsWithBox({ children }: PastedElement): boolean {
  const first = children.find(child => isElement(child) || holdsText(child))
  return isElement(first) && (first.name === 'input' || beginsWithBox(first))
}

function putBox(item: PastedElement, start: PastedText | null): void {
  const [whole = '', box] = sign.exec(start?.text ?? '') ?? []
  if (start) start.text = start.text.slice(whole.length)
  const isOpen = box === '☐' || box === '⬜'
  item.children.unshift(elementNode('input', [], { type: 'checkbox', ...(!isOpen && { checked: '' }) }))
}

/** The text that an element begins with; `null` where it begins with something else. */
function firstText({ children }: PastedElement): PastedText | null {
  for (const child of children) {
    if (child.kind === 'text' && child.text.trim() !== '') return child
    if (isElement(child) && /^(?:img|input|br|ul|ol|table)$/.test(child.name)) return null
    const found = isElement(child) ? firstText(child) : null
    if (found) return found
  }
  return null
}
