import type { Pairs } from './shared-pairs.ts'

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
  readonly attributes: Pairs
  style: Pairs
  children: PastedNode[]
}

export type PastedNode = PastedText | PastedComment | PastedElement

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
  let text = ''
  if (node.kind === 'element') for (const child of node.children) text += textOf(child)
  return text
}

/** Whether a node holds text that is more than white space. */
export function holdsText(node: PastedNode): boolean {
  return node.kind === 'text' ? /\S/.test(node.text) : isElement(node) && node.children.some(holdsText)
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
  for (const child of element.children) {
    if (!isElement(child)) continue
    const found = test(child) ? child : findBelow(child, test)
    if (found) return found
  }
  return null
}

/** Puts others in the place of each node below an element, from the innermost out: none, itself, or several; `null` leaves it as it is. */
export function replaceBelow(
  element: PastedElement,
  replace: (node: PastedNode, parent: PastedElement) => readonly PastedNode[] | null,
): void {
  const { children } = element
  // Most elements keep what they hold: a list of their own is made for those that do not.
  let made: PastedNode[] | null = null
  let index = -1
  for (const child of children) {
    index++
    if (isElement(child)) replaceBelow(child, replace)
    const nodes = replace(child, element)
    if (!nodes) made?.push(child)
    else if (made) made.push(...nodes)
    else if (nodes.length !== 1 || nodes[0] !== child) made = [...children.slice(0, index), ...nodes]
  }
  if (made) element.children = made
}
