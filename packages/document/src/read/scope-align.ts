import { readAlign } from '../features/paragraph/block-attrs.ts'
import { readWrapperAlign } from '../features/table/table-align.ts'
import type { HtmlElement } from '../html/html-element.ts'
import type { ReadScope } from './read-scope.ts'

/** The scope within an element that wraps blocks: how it sets the text in it, and where it puts tables. */
export function withAlign(element: HtmlElement, scope: ReadScope): ReadScope {
  const align = readAlign(element)
  const tableAlign = readWrapperAlign(element)
  if (align === undefined && tableAlign === undefined) return scope
  return {
    ...scope,
    ...(align !== undefined && { align, listAlign: align }),
    ...(tableAlign !== undefined && { tableAlign }),
  }
}
