import { isBoundary, isDropped } from './element-kinds.ts'
import { childrenOf, isElement, type HtmlElement, type HtmlNode } from './html-element.ts'

/** Where a block begins or ends among the nodes that wait. */
const edge = Symbol('edge of a block')

/**
 * The literal text below an element, where a `br` is a line break, and so is a carriage return, and blocks stand on lines of their
 * own; of an image its alternative text. Does not recurse, so depth is no danger.
 */
export function textOf(root: HtmlElement): string {
  const parts: string[] = []
  let isEdge = false
  const add = (text: string): void => {
    if (!text) return
    if (isEdge && /[^\r\n]$/.test(parts.at(-1) ?? '')) parts.push('\n')
    isEdge = false
    parts.push(text)
  }
  const waiting: (HtmlNode | typeof edge | null)[] = [root.firstChild]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node === edge) isEdge = true
    if (!node || node === edge) continue
    waiting.push(node.nextSibling)
    if (node.nodeType === 3) add(node.nodeValue ?? '')
    else if (isElement(node)) {
      const text = textInstead(node)
      if (text !== null) add(text)
      else if (!isDropped(node.localName)) waiting.push(...insideOf(node))
    }
  }
  return parts.join('').replaceAll(/\r\n?/g, '\n')
}

/** The literal text of a `pre`: where white space is all that stands beside its one `code`, the text of that. */
export function codeTextOf(pre: HtmlElement): string {
  const [only, ...others] = childrenOf(pre).filter(node => node.nodeType !== 8 && !isWhiteSpace(node))
  const isCode = only !== undefined && others.length === 0 && isElement(only) && only.localName === 'code'
  return textOf(isCode ? only : pre)
}

const isWhiteSpace = (node: HtmlNode): boolean =>
  node.nodeType === 3 && !/[^ \t\n\r\f]/.test(node.nodeValue ?? '')

/** What waits for its turn within an element, the first last. */
function insideOf(element: HtmlElement): (HtmlNode | typeof edge | null)[] {
  return isBoundary(element.localName) ? [edge, element.firstChild, edge] : [element.firstChild]
}

/** What an element stands for that holds no text. */
function textInstead(element: HtmlElement): string | null {
  if (element.localName === 'img') return element.getAttribute('alt') ?? ''
  if (element.localName !== 'br') return null
  element.consumed?.('')
  return '\n'
}
