import { TrackingElement } from '../convert/tracking-element.ts'
import { elementsOf } from '../html/html-element.ts'
import { parseTreeOf } from '../html/parse5-tree.ts'
import { readBlocks } from '../read/read-html.ts'

/** What the reader consumes of each element of HTML, in document order, in the notation of `HtmlElement.consumed`. */
export function consumedParts(html: string): readonly ReadonlySet<string>[] {
  const root = parseTreeOf(TrackingElement, html)
  readBlocks(root)
  const partsIn = (element: TrackingElement): ReadonlySet<string>[] =>
    elementsOf(element).flatMap(child => {
      const inner = child as TrackingElement
      return [inner.consumedParts, ...partsIn(inner)]
    })
  return partsIn(root)
}
