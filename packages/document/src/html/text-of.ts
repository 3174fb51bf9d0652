import { isDropped } from './element-kinds.ts'
import { isElement, type HtmlElement, type HtmlNode } from './html-element.ts'

/**
 * The literal text below an element, where a `br` is a line break, and so is a carriage return; of an image its
 * alternative text. Does not recurse, so depth is no danger.
 */
export function textOf(root: HtmlElement): string {
  const parts: string[] = []
  const waiting: (HtmlNode | null)[] = [root.firstChild]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!node) continue
    waiting.push(node.nextSibling)
    if (node.nodeType === 3) parts.push(node.nodeValue ?? '')
    else if (isElement(node)) {
      if (node.localName === 'br') parts.push('\n')
      else if (node.localName === 'img') parts.push(node.getAttribute('alt') ?? '')
      else if (!isDropped(node.localName)) waiting.push(node.firstChild)
    }
  }
  return parts.join('').replaceAll(/\r\n?/g, '\n')
}
