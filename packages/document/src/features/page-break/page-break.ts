import { always, never } from '../../facts/node-facts.ts'
import { isBoundary, isWrapper } from '../../html/element-kinds.ts'
import {
  childrenOf,
  findElement,
  isElement,
  type HtmlElement,
  type HtmlNode,
} from '../../html/html-element.ts'
import { declarationsOf, hasClass, oneOf, styleOf } from '../../html/element-parts.ts'
import type { Around, HtmlNodeSpec } from '../../html-spec.ts'

const objects = /^(?:img|oembed|pre|table)$/
const asksAlways = oneOf('always')

/**
 * Where an element asks for a page break: before it, after it, or in its place; `null` when it asks for none. An item cannot, as a
 * break between items would part their list.
 */
function findPageBreaks(element: HtmlElement): Around | null {
  if (declarationsOf(element).size === 0 || element.localName === 'li') return null
  const before = styleOf(element, 'page-break-before', asksAlways) !== null
  const after = styleOf(element, 'page-break-after', asksAlways) !== null || isRewrittenBreak(element)
  if (!before && !after) return null
  const hidden: HtmlElement[] = []
  let instead = !isObject(element)
  for (const child of childrenOf(element)) {
    if (isElement(child) && isHidden(child)) hidden.push(child)
    else instead &&= isBlank(child)
  }
  return { before, after, hidden, instead }
}

/** Whether an element is something although it holds nothing. */
function isObject(element: HtmlElement): boolean {
  return objects.test(element.localName) || element.getAttribute('data-oembed-url') !== null
}

/** Browsers rewrite `page-break-after:always` of a saved page break to `break-after:page` when they copy it. */
function isRewrittenBreak(element: HtmlElement): boolean {
  return hasClass(element, 'page-break') && styleOf(element, 'break-after', oneOf('page')) !== null
}

/** Whether a node shows nothing: white space, a line held open, or an element that says nothing around such nodes. */
function isBlank(node: HtmlNode): boolean {
  if (!isElement(node)) return node.nodeType !== 3 || !/[^ \t\n\r\f\u00a0]/.test(node.nodeValue ?? '')
  const { localName } = node
  if (localName === 'br') return true
  return (
    (isWrapper(localName) || localName === 'a') && !isBoundary(localName) && childrenOf(node).every(isBlank)
  )
}

/** The hidden span of the saved form, whatever its text. One that holds blocks was never closed: they are text. */
function isHidden(element: HtmlElement): boolean {
  if (element.localName !== 'span' || styleOf(element, 'display', oneOf('none')) === null) return false
  return findElement(element, ({ localName }) => isBoundary(localName)) === null
}

/** A block that ends the printed page. */
export const pageBreak: HtmlNodeSpec = {
  group: 'block flow',
  atom: true,
  facts: { plainText: () => '', isContent: always, isSaved: always, joins: never, breaks: 'line' },
  parseAround: findPageBreaks,
  toDOM: () => ['div', { class: 'page-break', style: 'page-break-after:always;' }],
  toHtml: () =>
    '<div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div>',
}
