import { always, never } from '../../facts/node-facts.ts'
import { childrenOf, isElement, type HtmlElement, type HtmlNode } from '../../html/html-element.ts'
import { classesOf, declarationsOf, oneOf, styleOf } from '../../html/element-parts.ts'
import type { Around, HtmlNodeSpec } from '../../html-spec.ts'

const asksAlways = oneOf('always')

/** Where an element asks for a page break: before it, after it, or in its place; `null` when it asks for none. */
function findPageBreaks(element: HtmlElement): Around | null {
  if (declarationsOf(element).size === 0) return null
  const before = styleOf(element, 'page-break-before', asksAlways) !== null
  const after = styleOf(element, 'page-break-after', asksAlways) !== null || isRewrittenBreak(element)
  return before || after ? { before, after, instead: isBare(element) } : null
}

/** Browsers rewrite `page-break-after:always` of a saved page break to `break-after:page` when they copy it. */
function isRewrittenBreak(element: HtmlElement): boolean {
  return classesOf(element).includes('page-break') && styleOf(element, 'break-after', oneOf('page')) !== null
}

const isBlankText = (node: HtmlNode): boolean => node.nodeType !== 1 && !/\S/.test(node.nodeValue ?? '')

/** The hidden span of the saved form. One that holds more than a space was never closed, and goes on as text. */
function isFiller(node: HtmlNode): boolean {
  if (!isElement(node) || node.localName !== 'span' || styleOf(node, 'display', oneOf('none')) === null)
    return false
  for (const child of childrenOf(node)) if (!isBlankText(child)) return false
  return true
}

/** Whether an element is empty, or holds only the hidden span of the saved form. */
function isBare({ firstChild }: HtmlElement): boolean {
  return firstChild === null || (firstChild.nextSibling === null && isFiller(firstChild))
}

/** A block that ends the printed page. */
export const pageBreak: HtmlNodeSpec = {
  group: 'block flow',
  atom: true,
  facts: { plainText: () => '', isContent: always, joins: never, breaks: 'line' },
  parseAround: findPageBreaks,
  toDOM: () => ['div', { class: 'page-break', style: 'page-break-after:always;' }],
  toHtml: () =>
    '<div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div>',
}
