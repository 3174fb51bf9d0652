import type { Node } from 'prosemirror-model'
import { TextSelection, type Selection } from 'prosemirror-state'

/** Selects all that the cell at a position holds; in an empty one it is a caret. */
export function selectContent(doc: Node, pos: number): Selection {
  const end = pos + (doc.nodeAt(pos)?.nodeSize ?? 2)
  return TextSelection.between(doc.resolve(pos + 1), doc.resolve(end - 1))
}
