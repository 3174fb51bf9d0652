import type { Node } from 'prosemirror-model'

/**
 * Lets a long text be cut in many pieces, one after another, as the view does for its decorations: in time that grows with the text, not with
 * the text for each piece. The library copies whatever it cuts off; what is left here stays a part of the whole until it is cut in turn.
 */
export function cutOnce(text: Node): void {
  if (!text.isText || Object.hasOwn(text, 'cut')) return
  const copy = text.cut.bind(text)
  const cut = (from = 0, to = text.nodeSize): Node => {
    if (from === 0 || to < text.nodeSize) return copy(from, to)
    const rest = text.type.schema.text(text.text?.slice(from) ?? '', text.marks)
    cutOnce(rest)
    return rest
  }
  Object.defineProperty(text, 'cut', { value: cut })
}
