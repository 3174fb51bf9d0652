import { readPageCode } from './page-code.ts'
import {
  classesOf,
  elementNode,
  findBelow,
  isElement,
  replaceBelow,
  shownText,
  textNode,
  type PastedElement,
  type PastedNode,
} from './pasted-tree.ts'

/** What sites hide, or write for screen readers alone, by their style sheets: the clipboard has the names without the sheets. */
const unseenClasses =
  /^(?:sr-only|visually-?hidden|screen-reader-(?:text|only)|mw-editsection|noprint|MessageMeta|message-time|time-tooltip)$/

/** Makes of the parts of a page what a text has for them: code, quotes for notes, formulas as they are written. */
export function readPageParts(body: PastedElement): void {
  replaceBelow(body, node => (isElement(node) && isFormula(node) ? [textNode(formulaText(node))] : [node]))
  replaceBelow(body, (node, parent) => (isElement(node) ? (meaningOf(node, parent) ?? [node]) : [node]))
}

/** A formula is drawn twice, for eyes and for screen readers; how it was written stands beside. */
const isFormula = (element: PastedElement): boolean => classesOf(element).includes('katex')

function formulaText(formula: PastedElement): string {
  const source = findBelow(formula, ({ name }) => name === 'annotation')
  return shownText(source ?? formula)
}

function meaningOf(element: PastedElement, parent: PastedElement): PastedNode[] | null {
  const { name, children } = element
  const classes = classesOf(element)
  if (classes.some(one => unseenClasses.test(one))) return []
  if (name === 'a' && leadsNowhere(element)) return children
  if (name === 'summary' || classes.includes('markdown-alert-title'))
    return [elementNode('p', [elementNode('strong', children)])]
  if (classes.includes('markdown-alert')) return [elementNode('blockquote', children)]
  // An element of the site's own without any words is a control.
  if (name.includes('-') && shownText(element) === '' && !findBelow(element, isPicture)) return []
  return meaningOfName(element, parent)
}

function meaningOfName(element: PastedElement, parent: PastedElement): PastedNode[] | null {
  const { name, children } = element
  if (name === 'pre') return [readPageCode(element, parent)]
  if (name === 'annotation') return []
  if (name === 'kbd' || name === 'samp') return [elementNode('code', children)]
  return name === 'mark' ? [marked(element)] : null
}

function marked({ children, style }: PastedElement): PastedElement {
  const span = elementNode('span', children)
  span.style.set('background-color', style.get('background-color') ?? 'yellow')
  return span
}

const isPicture = ({ name }: PastedElement): boolean => name === 'img'

const leadsNowhere = ({ attributes }: PastedElement): boolean =>
  /^(?:#?$|javascript:)/i.test(attributes.get('href')?.trim() ?? '')
