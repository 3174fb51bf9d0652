import type { StyleSheet } from '../looks/style-sheet.ts'
import {
  elementsBelow,
  findBelow,
  isElement,
  replaceBelow,
  textNode,
  textOf,
  type PastedElement,
  type PastedNode,
} from '../tree/pasted-tree.ts'

/** What programs that lack a feature are shown instead of it, and nobody sees in Word. */
export const substitutes: RegExp = /^\[if !support(?:LineBreakNewLine|MisalignedColumns)\]/i

/** Leaves out what Word writes for others between two comments, and the comments of Word's own. */
export function dropSubstitutes(element: PastedElement): void {
  let isSubstitute = false
  element.children = element.children.filter(child => {
    if (child.kind === 'comment' && substitutes.test(child.text)) isSubstitute = true
    else if (child.kind === 'comment' && /^\[endif\]/i.test(child.text)) {
      isSubstitute = false
      return false
    }
    return !isSubstitute
  })
  for (const child of element.children) if (isElement(child)) dropSubstitutes(child)
}

/** Leaves out paragraphs that were deleted as a whole: an empty line or an empty item would be left of them. */
export function dropDeleted(body: PastedElement): void {
  replaceBelow(body, node => (isElement(node) && isDeleted(node) ? [] : null))
}

/** The mark at the end of a paragraph is deleted with it, or stays for an empty one. */
const isDeleted = (line: PastedElement): boolean =>
  /^(?:p|li|h[1-6])$/.test(line.name) &&
  findBelow(line, part => part.name === 'del' && findBelow(part, isMark) !== null) !== null &&
  !line.children.some(staysThere)

const isMark = ({ name }: PastedElement): boolean => name === 'o:p'

/** Whether a node has something that is neither deleted nor the marker of an item. */
const staysThere = (node: PastedNode): boolean => {
  if (!isElement(node)) return node.kind === 'text' && node.text.trim() !== ''
  if (node.name === 'del' || /^ignore$/i.test(node.style.get('mso-list') ?? '')) return false
  return node.name === 'img' || node.children.some(staysThere)
}

/** Leaves out what rules hide, unless something in it is shown again. What is hidden of a table leaves it with its columns. */
export function dropHiddenWords(body: PastedElement, sheet: StyleSheet): void {
  const isHidden = (element: PastedElement): boolean => {
    const rules = sheet.classRulesOf(element)
    if (rules.get('mso-hide') !== 'all' && rules.get('display') !== 'none') return false
    return !showsItself(element) && !findBelow(element, below => sheet.valueOf(below, 'mso-hide') === 'none')
  }
  replaceBelow(body, node =>
    isElement(node) && node.attributes.has('class') && !ofTables.test(node.name) && isHidden(node)
      ? []
      : null,
  )
}

const showsItself = ({ style }: PastedElement): boolean =>
  style.get('mso-hide') === 'none' || (style.get('display') ?? 'none') !== 'none'

const ofTables = /^(?:t[dhr]|col|colgroup|tbody|thead|tfoot)$/

const isColumnBreak = ({ name, style }: PastedElement): boolean =>
  name === 'br' && style.has('mso-column-break-before')

/**
 * Leaves out breaks that part nothing in a text: of sections that go on on their page, and of columns, but for one between words of one
 * paragraph. A section that begins on a right or a left page begins on a new one.
 */
export function dropSectionBreaks(body: PastedElement): void {
  const dropped = new Set<PastedNode>()
  for (const element of elementsBelow(body)) {
    if (element.name === 'br') readSectionBreak(element, dropped)
    if (element.name !== 'p' && !/^h[1-6]$/.test(element.name)) continue
    const seen = seenIn(element)
    for (const edge of [seen[0], seen.at(-1)]) if (isElement(edge) && isColumnBreak(edge)) dropped.add(edge)
  }
  replaceBelow(body, node => (dropped.has(node) ? [] : null))
}

function readSectionBreak(element: PastedElement, dropped: Set<PastedNode>): void {
  if (element.style.get('mso-break-type') !== 'section-break') return
  if (element.style.get('page-break-before') === 'auto') dropped.add(element)
  else element.style.set('page-break-before', 'always')
}

/** What is seen in a line, piece by piece. */
const seenIn = ({ children }: PastedElement): PastedNode[] =>
  children.flatMap(child => {
    if (!isElement(child)) return child.kind === 'text' && child.text.trim() !== '' ? [child] : []
    return child.name === 'br' || child.name === 'img' ? [child] : seenIn(child)
  })

/** As many as the field writes for a tab. */
const tab = '\u00a0'.repeat(4)

/**
 * What an element of Word means, from its name and what its style says of it alone: `null` leaves it as it is. Text that was
 * deleted but not yet accepted goes, text that was inserted stays.
 */
export function wordMeaning(element: PastedElement): PastedNode[] | null {
  const { name, style, children, attributes } = element
  if (isGone(element)) return []
  if (name === 'ins' || name.includes(':')) return children
  if (name === 'a' && !isShownLink(attributes.get('href'))) return children
  if (style.size === 0) return null
  const tabs = style.get('mso-tab-count')
  if (tabs !== undefined) return [textNode(tab.repeat(Math.min(Number(tabs) || 1, 20)))]
  return style.get('mso-spacerun') === 'yes' ? spaces(children) : null
}

function isGone({ name, style, attributes }: PastedElement): boolean {
  if (name === 'del' || (attributes.size > 0 && /\bmsoDel\b/.test(attributes.get('class') ?? ''))) return true
  return style.get('mso-hide') === 'all' || style.get('display') === 'none'
}

/** Spaces that Word wrote one after the other stay as many; one is ordinary. */
function spaces(children: readonly PastedNode[]): PastedNode[] | null {
  const text = children.map(textOf).join('')
  if (/\S/.test(text)) return null
  return [textNode(text.length < 2 ? ' ' : `${'\u00a0'.repeat(text.length - 1)} `)]
}

/** Anchors, and links to places that Word numbers by itself, lead nowhere in a text. */
function isShownLink(href: string | undefined): boolean {
  return href !== undefined && !/^(?:#_|file:)/i.test(href)
}
