import { isDropped } from '../html/element-kinds.ts'
import { isElement, type HtmlElement, type HtmlNode } from '../html/html-element.ts'

/** The text of a parsed tree that a reader sees, or hears of a picture, without its white space. */
export function visibleText(root: HtmlElement): string {
  const parts: string[] = []
  const waiting: (HtmlNode | null)[] = [root.firstChild]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!node) continue
    waiting.push(node.nextSibling)
    if (node.nodeType === 3) parts.push(node.nodeValue ?? '')
    else if (isElement(node) && node.localName === 'img') parts.push(node.getAttribute('alt') ?? '')
    else if (isElement(node) && !isDropped(node.localName)) waiting.push(node.firstChild)
  }
  return parts.join('').replaceAll(/\s+/g, '')
}
