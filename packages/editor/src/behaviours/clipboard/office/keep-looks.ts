import { alignLooks, textLooks } from './chosen-looks.ts'
import { elementNode, isElement, type PastedElement, type PastedNode } from './pasted-tree.ts'
import { SharedPairs, type Pairs } from './shared-pairs.ts'
import { overlaid, type StyleSheet } from './style-sheet.ts'

const blocks = /^(?:p|div|h[1-6]|li|ul|ol|blockquote|address)$/
const headings = /^h[1-6]$/
/** What is looked at with the table that it is of. */
const ofTables = /^(?:table|tbody|thead|tr|td|th|col|colgroup)$/

const keepers = ['page-break-before', 'page-break-after'] as const

/** Leaves of the looks below an element what the writer chose. What rules say of text is written on the text. */
export function keepChosenLooks(parent: PastedElement, sheet: StyleSheet, isLink = false): void {
  for (const child of parent.children) {
    if (!isElement(child)) continue
    const inLink = isLink || (child.name === 'a' && child.attributes.has('href'))
    keepChosenLooks(child, sheet, inLink)
    if (!ofTables.test(child.name)) keepOf(child, sheet, inLink)
  }
}

function keepOf(element: PastedElement, sheet: StyleSheet, isLink: boolean): void {
  const breaks = keepers.filter(name => element.style.get(name) === 'always')
  if (blocks.test(element.name)) keepOfBlock(element, sheet)
  else keepOfText(element, sheet, isLink)
  for (const name of breaks) element.style.set(name, 'always')
  // The class of code names its language.
  if (!/^(?:pre|code|figure|label|ul)$/.test(element.name)) element.attributes.delete('class')
  element.attributes.delete('lang')
}

function keepOfBlock(element: PastedElement, sheet: StyleSheet): void {
  const align = sheet.valueOf(element, 'text-align')
  const listStyle = element.style.get('list-style-type')
  const chosen = headings.test(element.name) ? new SharedPairs() : textLooks(sheet.classRulesOf(element))
  for (const [name, value] of headings.test(element.name) ? [] : textLooks(element.style))
    chosen.set(name, value)
  element.style = element.name === 'ul' || element.name === 'ol' ? new Map() : alignLooks(align)
  if (listStyle !== undefined) element.style.set('list-style-type', listStyle)
  dropNormal(chosen)
  if (chosen.size > 0 && (element.name === 'p' || isLine(element)))
    element.children = [styled(element.children, chosen)]
}

/** Whether an element is a paragraph by another name. */
const isLine = ({ name, children }: PastedElement): boolean =>
  name === 'div' &&
  !children.some(child => isElement(child) && (blocks.test(child.name) || child.name === 'table'))

/** A block has by itself neither weight nor slant. */
function dropNormal(looks: Pairs): void {
  for (const [name, value] of looks) if (value === 'normal') looks.delete(name)
}

function styled(children: PastedNode[], style: Pairs): PastedElement {
  const span = elementNode('span', children)
  span.style = style
  return span
}

function keepOfText(element: PastedElement, sheet: StyleSheet, isLink: boolean): void {
  const looks = overlaid(sheet.classRulesOf(element), element.style)
  const chosen = textLooks(looks)
  if (isLink) for (const name of ['color', 'text-decoration']) chosen.delete(name)
  if (element.name === 'font') dropBlack(element)
  const raised = /^(?:super|sub)$/.exec(looks.get('vertical-align') ?? '')?.[0]
  element.style = chosen
  if (raised !== undefined && element.name === 'span')
    element.children = [elementNode(raised === 'super' ? 'sup' : 'sub', element.children)]
}

function dropBlack({ attributes }: PastedElement): void {
  for (const name of ['face', 'size']) attributes.delete(name)
  if (/^(?:black|#?000000)$/i.test(attributes.get('color') ?? '')) attributes.delete('color')
}
