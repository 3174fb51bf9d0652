import { schema } from '@taskfield/document'
import { NodeSelection, TextSelection, type Command } from 'prosemirror-state'

/** Backspace right behind an image in the line (-1), and Delete right before one (1), select it; the next press deletes it. */
export function selectInlineImage(direction: 1 | -1): Command {
  return ({ selection, tr }, dispatch) => {
    const $caret = selection instanceof TextSelection ? selection.$cursor : null
    const node = direction < 0 ? $caret?.nodeBefore : $caret?.nodeAfter
    if (!$caret || node?.type !== schema.nodes.inlineImage) return false
    const pos = direction < 0 ? $caret.pos - 1 : $caret.pos
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, pos)).scrollIntoView())
    return true
  }
}
