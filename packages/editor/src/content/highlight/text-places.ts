import type { TextSpan } from './highlight-ranges.ts'

/** Finds offsets of the text of an element in its text nodes, asked from the start to the end. */
export class TextPlaces {
  readonly #nodes: { readonly node: Text; readonly start: number }[] = []
  #index = 0
  /** How long the text on the page is. */
  readonly length: number

  constructor(element: Element) {
    const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let length = 0
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text
      this.#nodes.push({ node: text, start: length })
      length += text.length
    }
    this.length = length
  }

  /** The piece between two offsets; no offset may lie before one that was asked for earlier. */
  span(from: number, to: number): TextSpan | null {
    const start = this.#find(from, 1)
    const end = this.#find(to, 0)
    if (!start || !end) return null
    return { start: start.node, startOffset: from - start.start, end: end.node, endOffset: to - end.start }
  }

  /** An offset on the border of two nodes belongs to the second (1) or the first (0). */
  #find(offset: number, side: 0 | 1): { readonly node: Text; readonly start: number } | undefined {
    for (
      let next = this.#nodes[this.#index + 1];
      next && next.start + 1 - side <= offset;
      next = this.#nodes[this.#index + 1]
    )
      this.#index++
    return this.#nodes[this.#index]
  }
}
