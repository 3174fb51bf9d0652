import { parseDeclarations, type HtmlElement, type HtmlNode } from '@taskfield/document'

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

/** An element of a parsed tree that also lists its attributes: the browser's, or that of `@taskfield/document/parse5`. */
export interface SourceElement extends HtmlElement {
  readonly attributes: ArrayLike<{ readonly name: string; readonly value: string }>
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
export function readTree(source: SourceElement): PastedElement {
  const attributes = new Map(Array.from(source.attributes, ({ name, value }) => [name, value]))
  const style = new Map(parseDeclarations(attributes.get('style') ?? ''))
  attributes.delete('style')
  const children: PastedNode[] = []
  for (let child = source.firstChild; child; child = child.nextSibling) {
    if (isSourceElement(child)) {
      if (!unseen.has(child.localName)) children.push(readTree(child))
    } else if (child.nodeType === 3) children.push(textNode(child.nodeValue ?? ''))
    else if (child.nodeType === 8) children.push({ kind: 'comment', text: child.nodeValue ?? '' })
  }
  return { kind: 'element', name: source.localName, attributes, style, children }
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
  { children }: PastedElement,
  enters: (element: PastedElement) => boolean = () => true,
): Generator<PastedElement> {
  for (const child of children) {
    if (!isElement(child)) continue
    yield child
    if (enters(child)) yield* elementsBelow(child, enters)
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
  element.children = element.children.flatMap(child => {
    if (isElement(child)) replaceBelow(child, replace)
    return replace(child, element)
  })
}
