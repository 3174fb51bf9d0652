import { readPageCode } from './page-code.ts'
import {
  classesOf,
  elementNode,
  elementsBelow,
  findBelow,
  isElement,
  replaceBelow,
  shownText,
  textNode,
  textOf,
  type PastedElement,
  type PastedNode,
} from './pasted-tree.ts'

/** What sites hide, or write for screen readers alone, by their style sheets: the clipboard has the names without the sheets. */
const unseenClasses =
  /^(?:sr-only|visually-?hidden|screen-reader-(?:text|only)|mw-editsection|noprint|MessageMeta|message-time|time-tooltip|time-inner)$/

/** How sites call their quotes. */
const quoteClasses = /^(?:markdown-alert|ui-typography-quote|yfm-note)$/

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
  if (isUnseen(classes, parent)) return []
  if (name === 'a' && leadsNowhere(element)) return children
  if (name === 'summary' || classes.some(one => /^(?:markdown-alert|yfm-note)-title$/.test(one)))
    return [elementNode('p', [elementNode('strong', children)])]
  if (classes.some(one => quoteClasses.test(one))) return [elementNode('blockquote', children)]
  // An element of the site's own without any words is a control.
  if (name.includes('-') && shownText(element) === '' && !findBelow(element, isPicture)) return []
  return meaningOfName(element, parent)
}

function meaningOfName(element: PastedElement, parent: PastedElement): PastedNode[] | null {
  const { name, children } = element
  if (name === 'pre') return [readPageCode(element, parent)]
  if (name === 'codeblock') return [codeOfTeams(element)]
  if (name === 'table') return codeOfDiff(element)
  if (name === 'figure') nameFigure(element)
  if (name === 'annotation') return []
  if (name === 'kbd' || name === 'samp') return [elementNode('code', children)]
  return name === 'mark' ? [marked(element)] : null
}

/** Whether nobody reads an element, such as the time on the last line of a message. */
const isUnseen = (classes: readonly string[], parent: PastedElement): boolean =>
  classes.some(one => unseenClasses.test(one)) ||
  (classes.includes('time') && classesOf(parent).includes('message'))

/** Teams has an element of its own for code, whose class names the language, and breaks for its lines. */
function codeOfTeams(block: PastedElement): PastedElement {
  replaceBelow(block, node => (isElement(node) && node.name === 'br' ? [textNode('\n')] : [node]))
  const [language] = classesOf(block)
  const code = elementNode('code', [textNode(textOf(block))])
  if (language !== undefined) code.attributes.set('class', `language-${language.toLowerCase()}`)
  return elementNode('pre', [code])
}

/** Changes of code as GitHub shows them: a table, each row of which has the line and the sign of what became of it. */
function codeOfDiff(table: PastedElement): PastedNode[] | null {
  const lines = [...elementsBelow(table)].filter(cell => classesOf(cell).includes('blob-code'))
  if (lines.length === 0) return null
  const signed = lines.map(line => {
    const sign = findBelow(line, ({ attributes }) => attributes.has('data-code-marker'))
    return (sign?.attributes.get('data-code-marker') ?? '') + textOf(line).replace(/^\n+|\s+$/g, '')
  })
  return [
    elementNode('pre', [elementNode('code', [textNode(signed.join('\n'))], { class: 'language-diff' })]),
  ]
}

/** A frame around a picture with its caption, whatever the site calls it. */
function nameFigure(figure: PastedElement): void {
  const holds = (name: string): boolean => findBelow(figure, below => below.name === name) !== null
  const isNamed = /^(?:image|table|media)$/m.test(classesOf(figure).join('\n'))
  if (!isNamed && holds('img') && holds('figcaption') && !holds('table'))
    figure.attributes.set('class', 'image')
}

function marked({ children, style }: PastedElement): PastedElement {
  const span = elementNode('span', children)
  span.style.set('background-color', style.get('background-color') ?? 'yellow')
  return span
}

const isPicture = ({ name }: PastedElement): boolean => name === 'img'

const leadsNowhere = ({ attributes }: PastedElement): boolean =>
  /^(?:#?$|javascript:)/i.test(attributes.get('href')?.trim() ?? '')
