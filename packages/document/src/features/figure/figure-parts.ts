import { isDropped } from '../../html/element-kinds.ts'
import { childrenOf, isElement, type HtmlElement, type HtmlNode } from '../../html/html-element.ts'

/** What a figure shows, the wrappers around it, its caption, and all else that stands before or after the two. */
export interface FigureParts {
  readonly shown: HtmlElement
  readonly wrappers: readonly HtmlElement[]
  readonly caption: HtmlElement | null
  readonly before: readonly HtmlNode[]
  readonly after: readonly HtmlNode[]
}

const isBlank = (node: HtmlNode): boolean =>
  isElement(node) ? isDropped(node.localName) : node.nodeType !== 3 || !/\S/.test(node.nodeValue ?? '')

/** The one child of an element that says anything; `null` when there is none, or more, or it is text. */
function onlyElement(parent: HtmlElement): HtmlElement | null {
  let only: HtmlElement | null = null
  for (const child of childrenOf(parent)) {
    if (isBlank(child)) continue
    if (only || !isElement(child)) return null
    only = child
  }
  return only
}

/** Elements that are something by themselves, so that what they hold is theirs. */
const holders: ReadonlySet<string> = new Set([
  'figure',
  'figcaption',
  'table',
  'ul',
  'ol',
  'li',
  'blockquote',
])

/** Finds an element that is `root` or stands in it alone, in wrappers that hold nothing else. */
function findAlone(root: HtmlElement, test: (element: HtmlElement) => boolean): HtmlElement[] | null {
  const path: HtmlElement[] = []
  for (let element: HtmlElement | null = root; element; element = onlyElement(element)) {
    path.push(element)
    if (test(element)) return path
    if (holders.has(element.localName)) return null
  }
  return null
}

/** Where in the row of a figure's children the thing shown stands, with the way to it. */
function findShown(
  children: readonly HtmlNode[],
  test: (element: HtmlElement) => boolean,
): { readonly index: number; readonly path: readonly HtmlElement[] } | null {
  for (const [index, child] of children.entries()) {
    const path = isElement(child) ? findAlone(child, test) : null
    if (path) return { index, path }
  }
  return null
}

/**
 * Sorts what a figure holds, so that nothing of it is lost; `null` when it holds nothing that passes the test, or only
 * among other things in one of its children: then the figure is read as what it holds.
 */
export function figureParts(
  figure: HtmlElement,
  test: (element: HtmlElement) => boolean,
): FigureParts | null {
  const children = childrenOf(figure)
  const found = findShown(children, test)
  const shown = found?.path.at(-1)
  if (!found || !shown) return null
  const captionAt = children.findIndex(child => isElement(child) && child.localName === 'figcaption')
  const caption = children[captionAt]
  // The caption is read last, so that what stands before it must come before the figure.
  const middle = caption ? captionAt : found.index
  const isRest = (_child: HtmlNode, index: number): boolean => index !== captionAt && index !== found.index
  return {
    shown,
    wrappers: found.path.slice(0, -1),
    caption: caption && isElement(caption) ? caption : null,
    before: children.filter((child, index) => index < middle && isRest(child, index)),
    after: children.filter((child, index) => index > middle && isRest(child, index)),
  }
}
