import {
  elementNode,
  elementsBelow,
  findBelow,
  isElement,
  shownText,
  type PastedElement,
  type PastedNode,
} from '../tree/pasted-tree.ts'

/** What can become an item of a list by itself; of any other element what it holds becomes one. */
const lines = /^(?:div|p|label|span|section|article|button)$/

/** What is no line of a text, whatever it begins with. */
const noLines = /^(?:h[1-6]|ul|ol|li|table|thead|tbody|tr|pre|code|select|option)$/

/**
 * Makes items with boxes of the lines that begin with a box to check, as task products draw them: an `input`, or an element whose `role` is
 * `checkbox`. Its state is what `aria-checked` says, or `checked`.
 */
export function readPageBoxes(body: PastedElement): void {
  if (!findBelow(body, isBox)) return
  drawBoxes(body)
  readLines(body)
}

const isBox = ({ name, attributes }: PastedElement): boolean =>
  attributes.get('role') === 'checkbox' ||
  (name === 'input' && attributes.get('type')?.toLowerCase() === 'checkbox')

/** A box without words is the box alone; one with words is the line that it begins. Cells of a page only choose their row. */
function drawBoxes(parent: PastedElement): void {
  parent.children = parent.children.map(child => {
    if (!isElement(child)) return child
    if (isBox(child) && !/^(?:td|th|tr)$/.test(child.name)) return drawnBox(child)
    drawBoxes(child)
    return child
  })
}

function drawnBox(element: PastedElement): PastedElement {
  const { name, attributes, style } = element
  const said = attributes.get('aria-checked')
  const isChecked = said === undefined ? attributes.has('checked') : said === 'true'
  const box = elementNode('input', [], { type: 'checkbox', ...(isChecked && { checked: '' }) })
  for (const hidden of ['hidden', 'aria-hidden'])
    if (attributes.has(hidden)) box.attributes.set(hidden, attributes.get(hidden) ?? '')
  box.style = new Map(style)
  if (name === 'input' || shownText(element) === '') return box
  attributes.delete('role')
  element.children.unshift(box)
  return element
}

/** Makes items of the lines below an element, the innermost first. Returns whether it begins with a box that no item has taken. */
function readLines(element: PastedElement): boolean {
  // What a site has as an item is one as a whole.
  if (element.name === 'li' && startOf(element) === boxesOf(element)[0]) asItem(element)
  const isBegun = readParts(element)
  if (element.name !== 'ul' && element.name !== 'ol') element.children = listItems(element.children)
  if (!isBegun || noLines.test(element.name)) return false
  if (shownText(element) === '' || boxesOf(element).length > 1) return true
  asItem(element)
  return false
}

/** The same of the parts of an element. */
function readParts({ children }: PastedElement): boolean {
  const first = children.find(isSeen)
  let isBegun = false
  for (const child of children.filter(isElement)) {
    const begins = child.name === 'input' ? isShownBox(child) : readLines(child)
    if (child === first) isBegun = begins
  }
  return isBegun
}

const isShownBox = ({ attributes, style }: PastedElement): boolean =>
  attributes.get('type') === 'checkbox' && !attributes.has('hidden') && style.get('display') !== 'none'

/** The first that takes room in an element. */
function startOf({ children }: PastedElement): PastedNode | undefined {
  const first = children.find(isSeen)
  return isElement(first) && first.children.length > 0 ? startOf(first) : first
}

/** A box of an item that stands in another is that one's. */
function boxesOf(element: PastedElement): PastedElement[] {
  return [...elementsBelow(element, ({ name }) => name !== 'li')].filter(({ name }) => name === 'input')
}

/** Makes an element an item, or of what it holds one; its box comes first. */
function asItem(element: PastedElement): void {
  const [box] = boxesOf(element)
  if (!box) return
  take(element, box)
  if (element.name === 'li') element.children.unshift(box)
  else if (lines.test(element.name)) {
    element.name = 'li'
    element.children.unshift(box)
  } else element.children = [elementNode('ul', [elementNode('li', [box, ...element.children])])]
}

function take(parent: PastedElement, box: PastedElement): void {
  parent.children = parent.children.filter(child => child !== box)
  for (const child of parent.children) if (isElement(child)) take(child, box)
}

/** Items that stand one after the other, outside of any list, are a list. */
function listItems(children: readonly PastedNode[]): PastedNode[] {
  const listed: PastedNode[] = []
  let list: PastedElement | null = null
  for (const child of children) {
    if (isElement(child) && child.name === 'li') {
      if (!list) listed.push((list = elementNode('ul')))
      list.children.push(child)
    } else {
      listed.push(child)
      if (isSeen(child)) list = null
    }
  }
  return listed
}

/** What takes room in a line: words, a picture, a box, and elements that hold some. */
function isSeen(node: PastedNode): boolean {
  if (node.kind !== 'element') return node.kind === 'text' && node.text.trim() !== ''
  return /^(?:img|input|br|hr)$/.test(node.name) || node.children.some(isSeen)
}
