import { childrenOf, isElement, type HtmlElement, type HtmlNode } from '../../html/html-element.ts'
import { classesOf, declarationsOf, oneOf, styleOf } from '../../html/element-parts.ts'
import type { HtmlNodeSpec } from '../../html-spec.ts'

const always = oneOf('always')

interface PageBreaks {
  readonly before: boolean
  readonly after: boolean
}

const noBreaks: PageBreaks = { before: false, after: false }

/** Where an element asks for a page break: before it, after it, or nowhere. */
export function findPageBreaks(element: HtmlElement): PageBreaks {
  if (declarationsOf(element).size === 0) return noBreaks
  return {
    before: styleOf(element, 'page-break-before', always) !== null,
    after: styleOf(element, 'page-break-after', always) !== null || isRewrittenBreak(element),
  }
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

/** Whether the element is nothing but a page break: it is empty, or holds only the hidden span of the saved form. */
export function isBarePageBreak(element: HtmlElement): boolean {
  const { firstChild } = element
  return firstChild === null || (firstChild.nextSibling === null && isFiller(firstChild))
}

/** A block that ends the printed page. */
export const pageBreak: HtmlNodeSpec = {
  group: 'block flow',
  atom: true,
  toDOM: () => ['div', { class: 'page-break', style: 'page-break-after:always;' }],
  toHtml: () =>
    '<div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div>',
}
