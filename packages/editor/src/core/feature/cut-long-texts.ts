import { schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'

/** Up to this length a text is cut as ProseMirror does it: characters. */
const longText = 2_000

let isDone = false

/**
 * Lets long texts be cut without being read. Since 1.25.13 prosemirror-model has the browser look each piece up among all
 * strings, so that no short piece keeps a long text in memory. The view cuts off the rest of a text at every decoration:
 * thousands of times all of a long code for each key. Pieces that are long themselves are only referred to instead.
 */
export function cutLongTexts(): void {
  if (isDone) return
  isDone = true
  const texts: Node = Object.getPrototypeOf(schema.text('a'))
  // oxlint-disable-next-line typescript/unbound-method -- called with its text below
  const { cut } = texts
  texts.cut = function cutText(this: Node, from = 0, to = this.nodeSize) {
    if (to - from < longText || to - from === this.nodeSize) return cut.call(this, from, to)
    return this.type.schema.text((this.text ?? '').slice(from, to), this.marks)
  }
}
