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
      const text = textInstead(node)
      if (text !== null) parts.push(text)
      else if (!isDropped(node.localName)) waiting.push(node.firstChild)
    }
  }
  return parts.join('').replaceAll(/\r\n?/g, '\n')
}

/** What an element stands for that holds no text. */
function textInstead(element: HtmlElement): string | null {
  if (element.localName === 'img') return element.getAttribute('alt') ?? ''
  if (element.localName !== 'br') return null
  element.consumed?.('')
  return '\n'
}
