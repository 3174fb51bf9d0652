import { formulaLine } from '../page/page-formulas.ts'
import {
  elementNode,
  findBelow,
  isElement,
  textNode,
  textOf,
  type PastedElement,
  type PastedNode,
} from '../tree/pasted-tree.ts'
import { shownOf } from './word-text-boxes.ts'

/** Makes of Word's formulas, which stand in comments alone, how one types them in a line; the pictures that others are shown instead go. */
export function readWordFormulas(parent: PastedElement): void {
  let isPicture = false
  parent.children = parent.children.flatMap((child): PastedNode[] => {
    if (child.kind === 'comment') {
      if (/^\[if gte msequation/i.test(child.text)) return formulasOf(child.text)
      if (/^\[if !msequation/i.test(child.text)) isPicture = true
      else if (/^\[endif\]/i.test(child.text)) isPicture = false
    }
    if (isPicture) return []
    if (isElement(child)) readWordFormulas(child)
    return [child]
  })
}

/** The formulas of a comment, parted by spaces. */
function formulasOf(comment: string): PastedNode[] {
  const text = treeOf(comment)
    .children.map(node => (isElement(node) ? formulaLine(mathOf(node)) : ''))
    .filter(Boolean)
    .join(' ')
  return text === '' ? [] : [textNode(text)]
}

const tag = /<(\/?)(m:[a-z]+)\b((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/i
const piece = /<[^>]*>|[^<]+/g

/** The elements of a formula, without those that say how its letters look. */
function treeOf(comment: string): PastedElement {
  const root = elementNode('root')
  const open = [root]
  for (const [text] of comment.matchAll(piece)) {
    const found = tag.exec(text)
    if (found) readTag(found, open)
    else if (!text.startsWith('<')) open.at(-1)?.children.push(textNode(shownOf(text)))
  }
  return root
}

/** Opens or closes an element in those that are open. */
function readTag([, end, name = '', attributes = '', isEmpty]: RegExpExecArray, open: PastedElement[]): void {
  if (end === '/') {
    if (open.length > 1) open.pop()
    return
  }
  const value = /\bm:val=["']?([^"']*)/i.exec(attributes)?.[1]
  const element = elementNode(name.slice(2).toLowerCase(), [], value === undefined ? {} : { value })
  open.at(-1)?.children.push(element)
  if (isEmpty !== '/') open.push(element)
}

/** What stands for what in MathML, and its parts in the order in which that has them. */
const names: Readonly<Record<string, readonly [name: string, ...parts: string[]]>> = {
  ssup: ['msup', 'e', 'sup'],
  ssub: ['msub', 'e', 'sub'],
  ssubsup: ['msubsup', 'e', 'sub', 'sup'],
  f: ['mfrac', 'num', 'den'],
  limlow: ['munder', 'e', 'lim'],
  limupp: ['mover', 'e', 'lim'],
  m: ['mtable'],
  mr: ['mtr'],
  eqarr: ['mtable'],
}

function mathOf(element: PastedElement): PastedElement {
  const own = special[element.name]?.(element)
  if (own) return own
  const [name, ...parts] = names[element.name] ?? ['mrow']
  const found = parts.map(part => partOf(element, part))
  if (found.length > 0) return elementNode(name, found)
  const below = element.children.filter(isElement).filter(child => !child.name.endsWith('pr'))
  return elementNode(name, below.length > 0 ? below.map(mathOf) : [textNode(textOf(element))])
}

const special: Readonly<Record<string, (element: PastedElement) => PastedElement>> = {
  rad: root => {
    const base = partOf(root, 'e')
    const degree = partOf(root, 'deg')
    return textOf(degree) === '' ? elementNode('msqrt', [base]) : elementNode('mroot', [base, degree])
  },
  nary: sum => {
    const sign = elementNode('mo', [textNode(valueOf(sum, 'chr') ?? '∫')])
    const [below, above] = [partOf(sum, 'sub'), partOf(sum, 'sup')]
    const limits = [below, above].filter(limit => textOf(limit) !== '')
    const [name = 'mrow'] =
      limits.length > 1 ? ['munderover'] : limits.map(limit => (limit === below ? 'munder' : 'mover'))
    return elementNode('mrow', [elementNode(name, [sign, ...limits]), partOf(sum, 'e')])
  },
  d: inBrackets,
  func: applied => elementNode('mrow', [partOf(applied, 'fname'), bracketed(partOf(applied, 'e'))]),
}

function inBrackets(element: PastedElement): PastedElement {
  const parts = element.children.filter(isElement).filter(({ name }) => name === 'e')
  const between = valueOf(element, 'sepchr') ?? '|'
  return elementNode('mrow', [
    elementNode('mo', [textNode(valueOf(element, 'begchr') ?? '(')]),
    ...parts.flatMap((part, at) => [
      ...(at > 0 ? [elementNode('mo', [textNode(between)])] : []),
      mathOf(part),
    ]),
    elementNode('mo', [textNode(valueOf(element, 'endchr') ?? ')')]),
  ])
}

/** What a function is of, in parentheses. */
function bracketed(argument: PastedElement): PastedElement {
  const text = formulaLine(argument)
  return elementNode('mi', [textNode(/^[([]/.test(text) ? text : `(${text})`)])
}

/** A part of what a formula is made of. */
function partOf({ children }: PastedElement, name: string): PastedElement {
  const part = children.filter(isElement).find(child => child.name === name)
  return part ? mathOf(part) : elementNode('mrow')
}

/** What is said of an element beside its parts. */
function valueOf({ children, name }: PastedElement, property: string): string | undefined {
  const said = children.filter(isElement).find(child => child.name === `${name}pr`)
  return said && findBelow(said, child => child.name === property)?.attributes.get('value')
}
