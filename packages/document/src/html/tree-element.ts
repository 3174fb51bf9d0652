import type { html } from 'parse5'
import type { HtmlNode, ParsedElement } from './html-element.ts'

/** An attribute of an element of the tree. */
export interface TreeAttribute {
  name: string
  value: string
}

/** A node of the tree: linked to its neighbours, so that moving one costs the same in a row of any length. */
export class TreeNode implements HtmlNode {
  readonly nodeType: number
  nodeValue: string | null
  parent: TreeNode | null = null
  firstChild: TreeNode | null = null
  lastChild: TreeNode | null = null
  nextSibling: TreeNode | null = null
  previousSibling: TreeNode | null = null

  constructor(nodeType: number, nodeValue: string | null) {
    this.nodeType = nodeType
    this.nodeValue = nodeValue
  }
}

/** An element of the tree. */
export class TreeElement extends TreeNode implements ParsedElement {
  readonly localName: string
  readonly namespace: html.NS
  readonly attributes: TreeAttribute[]
  content: TreeNode | null = null

  constructor(localName: string, namespace: html.NS, attributes: TreeAttribute[]) {
    super(1, null)
    this.localName = localName
    this.namespace = namespace
    this.attributes = attributes
  }

  getAttribute(name: string): string | null {
    if (this.attributes.length === 0) return null
    return this.attributes.find(attribute => attribute.name === name)?.value ?? null
  }

  getAttributeNames(): string[] {
    return this.attributes.map(({ name }) => name)
  }
}

/** `TreeElement`, or a class of the caller's made from it. */
export type ElementClass<E extends TreeElement> = new (
  localName: string,
  namespace: html.NS,
  attributes: TreeAttribute[],
) => E

/** Puts a node into a parent: before a child of it, or at its end. */
export function insertNode(parent: TreeNode, node: TreeNode, before: TreeNode | null): void {
  const previous = before ? before.previousSibling : parent.lastChild
  node.parent = parent
  node.previousSibling = previous
  node.nextSibling = before
  if (previous) previous.nextSibling = node
  else parent.firstChild = node
  if (before) before.previousSibling = node
  else parent.lastChild = node
}
