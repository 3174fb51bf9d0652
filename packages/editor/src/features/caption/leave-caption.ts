import { schema } from '@taskfield/document'
import { TextSelection, type Command } from 'prosemirror-state'
import { isEmptyParagraph } from '../../core/selection/block-object.ts'
import { insertParagraph } from '../../core/transform/insert-paragraph.ts'

/** Enter in a caption goes on below the object: in the empty paragraph there, or in a new one. */
export const leaveCaption: Command = ({ selection, tr }, dispatch) => {
  const { $head, $anchor } = selection
  if ($head.parent.type !== schema.nodes.caption || !$head.sameParent($anchor)) return false
  if (dispatch) {
    const below = $head.after($head.depth - 1)
    const isThere = isEmptyParagraph(tr.doc.resolve(below).nodeAfter)
    if (isThere) tr.setSelection(TextSelection.create(tr.doc, below + 1))
    else insertParagraph(tr, below)
    dispatch(tr.scrollIntoView())
  }
  return true
}
