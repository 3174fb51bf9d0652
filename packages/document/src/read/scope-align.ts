import { readAlign, readIndent } from '../features/paragraph/block-attrs.ts'
import { readWrapperAlign } from '../features/table/table-align.ts'
import type { HtmlElement } from '../html/html-element.ts'
import type { ReadScope } from './read-scope.ts'

/** The scope within an element that wraps blocks: how it sets and indents the text in it, and where it puts tables. */
export function withAlign(element: HtmlElement, scope: ReadScope): ReadScope {
  const align = readAlign(element)
  // Other wrappers have margins for reasons of the page around the text.
  const indent = element.localName === 'div' ? readIndent(element) : null
  const tableAlign = readWrapperAlign(element)
  if (align === undefined && indent === null && tableAlign === undefined) return scope
  return {
    ...scope,
    ...(align !== undefined && { align, listAlign: align }),
    ...(indent !== null && { indent }),
    ...(tableAlign !== undefined && { tableAlign }),
  }
}
