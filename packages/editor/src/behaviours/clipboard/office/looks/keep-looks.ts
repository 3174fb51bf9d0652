import { alignLooks, textLooks } from './chosen-looks.ts'
import {
  elementNode,
  findBelow,
  isElement,
  textOf,
  type PastedElement,
  type PastedNode,
} from '../tree/pasted-tree.ts'
import type { Pairs } from '../tree/shared-pairs.ts'
import { overlaid } from './known-rules.ts'
import type { StyleSheet } from './style-sheet.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const blocks = words('p div h1 h2 h3 h4 h5 h6 li ul ol blockquote address')
/** What no line has besides words. */
const notInLines = words('table input')
/** What is looked at with the table that it is of. */
const ofTables = words('table tbody thead tr td th col colgroup')
/** Whose classes say something: that of code names its language. */
const namedByClass = words('pre code figure label ul')

const keepers = ['page-break-before', 'page-break-after'] as const
const none: readonly (typeof keepers)[number][] = []

/** Leaves of the looks below an element what the writer chose. What rules say of text is written on the text. */
export function keepChosenLooks(parent: PastedElement, sheet: StyleSheet, isLink = false): void {
  for (const child of parent.children) {
    if (!isElement(child)) continue
    const inLink = isLink || (child.name === 'a' && child.attributes.has('href'))
    keepChosenLooks(child, sheet, inLink)
    if (!ofTables.has(child.name)) keepOf(child, sheet, inLink)
  }
}

function keepOf(element: PastedElement, sheet: StyleSheet, isLink: boolean): void {
  const breaks = element.style.size > 0 ? keepers.filter(name => element.style.get(name) === 'always') : none
  if (blocks.has(element.name)) keepOfBlock(element, sheet)
  else keepOfText(element, sheet, isLink)
  for (const name of breaks) element.style.set(name, 'always')
  if (element.attributes.size === 0) return
  if (!namedByClass.has(element.name)) element.attributes.delete('class')
  element.attributes.delete('lang')
}

function keepOfBlock(element: PastedElement, sheet: StyleSheet): void {
  const align = sheet.valueOf(element, 'text-align')
  const isList = element.name === 'ul' || element.name === 'ol'
  const listStyle = element.style.get('list-style-type') ?? markerOf(element, sheet)
  const chosen = isLine(element) ? textLooks(overlaid(rulesOfLine(element, sheet), element.style)) : null
  element.style = isList ? new Map() : alignLooks(align)
  if (listStyle !== undefined) element.style.set('list-style-type', listStyle)
  // An empty line shows no looks of words.
  if (chosen && chosen.size > 0 && !isEmpty(element)) element.children = [styled(element.children, chosen)]
}

/** What rules say of a paragraph. Those that Word names itself, such as captions, have colours that nobody chose, as headings have. */
function rulesOfLine(line: PastedElement, sheet: StyleSheet): ReadonlyMap<string, string> {
  const rules = sheet.classRulesOf(line)
  if (!rules.has('color') || line.attributes.get('class')?.startsWith('Mso') !== true) return rules
  return new Map([...rules].filter(([name]) => name !== 'color'))
}

/** The marker that rules give a numbered list, unless it is that of any. */
function markerOf(list: PastedElement, sheet: StyleSheet): string | undefined {
  const marker = list.name === 'ol' ? sheet.rulesOf(list).get('list-style-type') : undefined
  return marker === 'decimal' ? undefined : marker
}

/** Whether an element is a paragraph, or one by another name. */
const isLine = ({ name, children }: PastedElement): boolean =>
  name === 'p' ||
  (/^(?:div|li)$/.test(name) &&
    !children.some(child => isElement(child) && (blocks.has(child.name) || notInLines.has(child.name))))

const isEmpty = (element: PastedElement): boolean =>
  textOf(element).trim() === '' && !findBelow(element, ({ name }) => name === 'img')

function styled(children: PastedNode[], style: Pairs): PastedElement {
  const span = elementNode('span', children)
  span.style = style
  return span
}

function keepOfText(element: PastedElement, sheet: StyleSheet, isLink: boolean): void {
  const looks = overlaid(sheet.classRulesOf(element), element.style)
  const chosen = textLooks(looks)
  if (isLink || isLinkStyle(element)) for (const name of ['color', 'text-decoration']) chosen.delete(name)
  if (element.name === 'font') dropBlack(element)
  const raised = /^(?:super|sub)$/.exec(looks.get('vertical-align') ?? '')?.[0]
  element.style = chosen
  if (raised !== undefined && element.name === 'span')
    element.children = [elementNode(raised === 'super' ? 'sup' : 'sub', element.children)]
}

/** Whether words look as Word draws a link: where they are none, they led to a place in the document. */
const isLinkStyle = ({ attributes }: PastedElement): boolean => attributes.get('class') === 'MsoHyperlink'

function dropBlack({ attributes }: PastedElement): void {
  for (const name of ['face', 'size']) attributes.delete(name)
  if (/^(?:black|#?000000)$/i.test(attributes.get('color') ?? '')) attributes.delete('color')
}
