/** What the reader needs of a parsed tree; the browser's nodes have it, and so has the tree built in Node. */
export interface HtmlNode {
  /** 1 element, 3 text; everything else is skipped. */
  readonly nodeType: number
  readonly nodeValue: string | null
  readonly firstChild: HtmlNode | null
  readonly nextSibling: HtmlNode | null
}

/** An element of a parsed tree. */
export interface HtmlElement extends HtmlNode {
  /** The tag in lower case. */
  readonly localName: string
  getAttribute(name: string): string | null
  /** The trees of browsers have it, and our own. */
  readonly attributes?: { readonly length: number }
  /**
   * Notes what the reader understood: `''` the element itself, `[title]` an attribute, `.note` a class, `{color}` a
   * style, `*` the element with all it holds. Only the tree that `convert` reads listens.
   */
  consumed?(part: string): void
}

/** An element as a parser gives it: it also lists its attributes. */
export interface ParsedElement extends HtmlElement {
  getAttributeNames(): readonly string[]
}

/** A tree that is still the parser's. */
export interface LiveTree {
  readonly root: ParsedElement
  /** Gives what the parser has read of a name, a value or a text as it was written. */
  readonly shown: (text: string) => string
}

/** Parses HTML as the content of a page's body and returns the element that holds it. */
export type ParseTree = (html: string) => ParsedElement

export function isElement(node: HtmlNode): node is HtmlElement {
  return node.nodeType === 1
}

/** The children of an element. */
export function childrenOf(element: HtmlNode): HtmlNode[] {
  const children: HtmlNode[] = []
  for (let child = element.firstChild; child; child = child.nextSibling) children.push(child)
  return children
}

/** The child elements of an element. */
export function elementsOf(element: HtmlNode): HtmlElement[] {
  return childrenOf(element).filter(isElement)
}

/**
 * The first element below `root`, in document order, that passes the test; `enters` says in which elements to look.
 * Does not recurse, so depth is no danger.
 */
export function findElement(
  root: HtmlElement,
  test: (element: HtmlElement) => boolean,
  enters: (element: HtmlElement) => boolean = () => true,
): HtmlElement | null {
  const waiting: HtmlElement[] = elementsOf(root).toReversed()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (test(next)) return next
    if (enters(next)) for (const child of elementsOf(next).toReversed()) waiting.push(child)
  }
  return null
}
