import {
  classesOf,
  elementNode,
  findBelow,
  holdsText,
  isElement,
  replaceBelow,
  shownText,
  textNode,
  type PastedElement,
  type PastedNode,
} from '../tree/pasted-tree.ts'

/** Makes of formulas how they are written: those that sites draw twice first, for what they draw may hold another. */
export function readFormulas(body: PastedElement): void {
  replaceBelow(body, node => (isElement(node) && isDrawnFormula(node) ? [formulaOf(node)] : null))
  replaceBelow(body, node =>
    isElement(node) && node.name === 'math' ? [textNode(sourceOfMath(node) || formulaLine(node))] : null,
  )
}

/** A formula is drawn twice, for eyes and for screen readers; how it was written stands beside, or around what is drawn. */
const isDrawnFormula = (element: PastedElement): boolean =>
  element.attributes.has('data-math') ||
  classesOf(element).some(name => /^(?:katex|mwe-math-element)$/.test(name))

/** A formula as it is written; one that stands by itself stays a line. */
function formulaOf(formula: PastedElement): PastedNode {
  const text = textNode(formula.attributes.get('data-math') ?? textOfDrawn(formula))
  return formula.name === 'div' ? elementNode('div', [text]) : text
}

function textOfDrawn(formula: PastedElement): string {
  const picture = findBelow(formula, ({ name }) => name === 'img')
  const text = sourceOfMath(formula) || shownText(formula) || (picture?.attributes.get('alt') ?? '')
  // How Wikipedia wraps all that it draws.
  return text.replace(/^\{\\(?:displaystyle|textstyle)\s+(.*)\}$/s, '$1')
}

/** How a formula was written in TeX; empty where it does not say so. */
function sourceOfMath(formula: PastedElement): string {
  const source = findBelow(formula, ({ name }) => name === 'annotation')
  return source ? shownText(source) : ''
}

type Line = (parts: readonly string[]) => string

const withAbove: Line = ([base, above]) => `${grouped(base)}^${grouped(above)}`
const withBelow: Line = ([base, below]) => `${grouped(base)}_${grouped(below)}`
const withBoth: Line = ([base, below, above]) => `${grouped(base)}_${grouped(below)}^${grouped(above)}`

/** What the parts of MathML are in a line, as one types it: what stands above, below or in a root by signs. */
const lines: Readonly<Record<string, Line>> = {
  mfrac: ([above, below]) => `${grouped(above)}/${grouped(below)}`,
  msup: withAbove,
  mover: withAbove,
  msub: withBelow,
  munder: withBelow,
  msubsup: withBoth,
  munderover: withBoth,
  msqrt: parts => `√${grouped(parts.join(''))}`,
  mroot: ([base, index]) => `${grouped(base)}^(1/${grouped(index)})`,
  mtr: parts => parts.join(', '),
  mtable: parts => parts.join('; '),
}

/** A formula of MathML in a line. */
export function formulaLine(element: PastedElement): string {
  const parts = element.children.filter(isElement).map(formulaLine)
  // Applied functions and products that are not written have signs that nobody sees.
  if (parts.length === 0 || element.children.some(isWords))
    return shownText(element).replace(/[\u2061-\u2064]/g, '')
  return lines[element.name]?.(parts) ?? parts.join('')
}

const isWords = (node: PastedNode): boolean => node.kind === 'text' && holdsText(node)

/** What has several signs, such as a sum, in parentheses, unless it stands in some. */
const grouped = (text = ''): string =>
  /^[\p{L}\p{N}.,]*$|^.$|^\([^()]*\)$|^\[[^[\]]*\]$/u.test(text) ? text : `(${text})`
