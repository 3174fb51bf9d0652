import { schema } from '@taskfield/document'
import type { NodeType, ResolvedPos } from 'prosemirror-model'
import { AllSelection, type Command } from 'prosemirror-state'
import { canSplit } from 'prosemirror-transform'
import { keepMarks } from '../../core/transform/keep-marks.ts'

const { heading, paragraph } = schema.nodes

/**
 * Enter in a paragraph or heading: the text goes on in another one with the same alignment, indent and marks. After the
 * end of a heading a paragraph follows.
 */
export const splitTextBlock: Command = (state, dispatch) => {
  const { selection } = state
  const isAll = selection instanceof AllSelection
  if (!selection.$from.parent.inlineContent && !isAll) return false
  const transaction = selection.empty ? state.tr : state.tr.deleteSelection()
  const $caret = transaction.selection.$from
  const types = [{ type: typeAfter($caret), attrs: $caret.parent.attrs }]
  if (!isText($caret.parent.type) || !canSplit(transaction.doc, $caret.pos, 1, types)) return false
  if (dispatch) {
    // In the place of everything one empty paragraph is enough.
    if (!isAll) {
      transaction.split($caret.pos, 1, types)
      keepMarks(state, transaction)
    }
    dispatch(transaction.scrollIntoView())
  }
  return true
}

function isText(type: NodeType): boolean {
  return type === paragraph || type === heading
}

function typeAfter($caret: ResolvedPos): NodeType {
  return $caret.parentOffset === $caret.parent.content.size ? paragraph : $caret.parent.type
}
