import { parseDeclarations, type Declarations, type HtmlElement, type HtmlNode } from '@taskfield/document'

/** A text of what is pasted. */
export interface PastedText {
  readonly kind: 'text'
  text: string
}

/** A comment of what is pasted: Word keeps conditions and drawings in them. */
export interface PastedComment {
  readonly kind: 'comment'
  readonly text: string
}

/** An element of what is pasted. Converters change it in place; its style stands by itself, as it was written. */
export interface PastedElement {
  readonly kind: 'element'
  name: string
  readonly attributes: Map<string, string>
  style: Map<string, string>
  children: PastedNode[]
}

export type PastedNode = PastedText | PastedComment | PastedElement

/** An element of a parsed tree that also lists its attributes: the browser's, or that of parse5. */
export interface SourceElement extends HtmlElement {
  getAttributeNames(): readonly string[]
}

const isSourceElement = (node: HtmlNode): node is SourceElement => node.nodeType === 1

/** Elements whose text nobody sees, but for style sheets, which are read before they go. */
const unseen: ReadonlySet<string> = new Set([
  'script',
  'template',
  'noscript',
  'title',
  'meta',
  'link',
  'base',
])

/** Reads a parsed tree. Parsers nest no deeper than 512 elements, so that it may recurse. */
export function readTree(
  source: SourceElement,
  shown: (text: string) => string = text => text,
): PastedElement {
  return readElement(source, { styles: new Map(), shown })
}

/** Documents of office programs hold their blocks in the body, or in an element of it. */
const outerLevels = 2
/** After how many nodes of the outer levels reading in steps lets something else happen: a few ms. */
const nodesInStep = 500

/** The same in steps, between which a page can do something else. */
export function* readTreeInSteps(
  source: SourceElement,
  shown: (text: string) => string = text => text,
): Generator<void, PastedElement, void> {
  return yield* readElementInSteps(source, { styles: new Map(), shown }, outerLevels)
}

function* readElementInSteps(
  source: SourceElement,
  reading: Reading,
  levels: number,
): Generator<void, PastedElement, void> {
  const element = startElement(source, reading)
  let count = 0
  for (let child = source.firstChild; child; child = child.nextSibling) {
    if (levels > 0 && isSourceElement(child) && !unseen.has(child.localName))
      element.children.push(yield* readElementInSteps(child, reading, levels - 1))
    else readChild(child, element, reading)
    if (++count % nodesInStep === 0) yield
  }
  return element
}

interface Reading {
  /** Those read before: programs write the same ones thousands of times. */
  readonly styles: Map<string, Declarations>
  readonly shown: (text: string) => string
}

function readElement(source: SourceElement, reading: Reading): PastedElement {
  const element = startElement(source, reading)
  for (let child = source.firstChild; child; child = child.nextSibling) readChild(child, element, reading)
  return element
}

/** An element without what it holds. */
function startElement(source: SourceElement, { styles, shown }: Reading): PastedElement {
  const attributes = readAttributes(source, shown)
  const style = attributes.get('style') ?? ''
  attributes.delete('style')
  return {
    kind: 'element',
    name: shown(source.localName),
    attributes,
    style: readStyle(style, styles),
    children: [],
  }
}

function readChild(child: HtmlNode, { children }: PastedElement, reading: Reading): void {
  const { shown } = reading
  if (isSourceElement(child)) {
    if (!unseen.has(child.localName)) children.push(readElement(child, reading))
  } else if (child.nodeType === 3) children.push(textNode(shown(child.nodeValue ?? '')))
  else if (child.nodeType === 8) children.push({ kind: 'comment', text: shown(child.nodeValue ?? '') })
}

function readAttributes(source: SourceElement, shown: Reading['shown']): Map<string, string> {
  const read = new Map<string, string>()
  // The list `attributes` of browsers makes an object of each, which takes twice as long.
  for (const name of source.getAttributeNames()) read.set(shown(name), shown(source.getAttribute(name) ?? ''))
  return read
}

function readStyle(text: string, styles: Map<string, Declarations>): Map<string, string> {
  if (text === '') return new Map()
  const known = styles.get(text) ?? parseDeclarations(text)
  styles.set(text, known)
  return new Map(known)
}

export function textNode(text: string): PastedText {
  return { kind: 'text', text }
}

/** A new element. */
export function elementNode(
  name: string,
  children: PastedNode[] = [],
  attributes: Readonly<Record<string, string>> = {},
): PastedElement {
  return {
    kind: 'element',
    name,
    attributes: new Map(Object.entries(attributes)),
    style: new Map(),
    children,
  }
}

export function isElement(node: PastedNode | undefined): node is PastedElement {
  return node?.kind === 'element'
}

/** The classes of an element. */
export function classesOf({ attributes }: PastedElement): readonly string[] {
  return attributes.get('class')?.split(/\s+/).filter(Boolean) ?? []
}

/** All text below a node, as the source has it. */
export function textOf(node: PastedNode): string {
  if (node.kind === 'text') return node.text
  return node.kind === 'element' ? node.children.map(textOf).join('') : ''
}

/** Text as a reader sees it: white space of any kind as one space, none at the ends. */
export function shownText(node: PastedNode): string {
  return textOf(node).replace(/\s+/g, ' ').trim()
}

/** The elements below one, in their order; those below an element that `enters` refuses are left out. */
export function* elementsBelow(
  root: PastedElement,
  enters: (element: PastedElement) => boolean = () => true,
): Generator<PastedElement> {
  const waiting: PastedElement[] = []
  const wait = ({ children }: PastedElement): void => {
    for (let index = children.length - 1; index >= 0; index--) {
      const child = children[index]
      if (isElement(child)) waiting.push(child)
    }
  }
  wait(root)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next
    if (enters(next)) wait(next)
  }
}

/** The first element below one that passes the test. */
export function findBelow(
  element: PastedElement,
  test: (element: PastedElement) => boolean,
): PastedElement | null {
  for (const below of elementsBelow(element)) if (test(below)) return below
  return null
}

/** Puts others in the place of each node below an element, from the innermost out: none, itself, or several. */
export function replaceBelow(
  element: PastedElement,
  replace: (node: PastedNode, parent: PastedElement) => readonly PastedNode[],
): void {
  const { children } = element
  // Most elements keep what they hold: a list of their own is made for those that do not.
  let made: PastedNode[] | null = null
  for (const [index, child] of children.entries()) {
    if (isElement(child)) replaceBelow(child, replace)
    const nodes = replace(child, element)
    if (made) made.push(...nodes)
    else if (nodes.length !== 1 || nodes[0] !== child) made = [...children.slice(0, index), ...nodes]
  }
  if (made) element.children = made
}
