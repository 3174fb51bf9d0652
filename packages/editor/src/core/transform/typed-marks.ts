import type { Mark, Node } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'

/** A piece of one text block. */
export interface Piece {
  readonly from: number
  readonly to: number
}

/** The marks of what comes in the place of what is selected, or at the caret, if it has none of its own. */
export function typedMarks({ doc, selection, storedMarks }: EditorState): readonly Mark[] {
  if (storedMarks) return storedMarks
  if (!selection.$from.parent.inlineContent) return []
  return selection.empty ? selection.$from.marks() : marksOver(doc, selection)
}

/** The marks of what is written over a piece: those of its beginning; of a link only if all of it is in there. */
export function marksOver(doc: Node, { from, to }: Piece): readonly Mark[] {
  const marks = doc.resolve(from).nodeAfter?.marks ?? []
  return marks.filter(mark => !endsBeforeTyped(mark) || isMarked(doc, { from, to }, mark))
}

/** Whether what is typed at the end of a mark does not get it. */
export function endsBeforeTyped({ type }: Mark): boolean {
  return type.spec.inclusive === false
}

/** Whether all of a piece has a mark. */
export function isMarked(doc: Node, { from, to }: Piece, mark: Mark): boolean {
  let isWhole = true
  doc.nodesBetween(from, to, node => {
    if (node.isInline && !mark.isInSet(node.marks)) isWhole = false
  })
  return isWhole
}
