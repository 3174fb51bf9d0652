import { schema } from '@taskfield/document'
import { Selection, type Command } from 'prosemirror-state'
import type { Feature } from '../../core/feature.ts'

const insertTab: Command = (state, dispatch) => {
  const { $from, $to } = state.selection
  if (!$from.parent.type.spec.code || !$from.sameParent($to)) return false
  dispatch?.(state.tr.insertText('\t').scrollIntoView())
  return true
}

/** Enter on the second empty line at the end of the code goes on in a paragraph below. */
const leaveAtEnd: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  const { parent } = $from
  const atEnd = empty && parent.type.spec.code && $from.parentOffset === parent.content.size
  if (!atEnd || !parent.textContent.endsWith('\n\n')) return false
  if (dispatch) {
    const transaction = state.tr.delete($from.pos - 2, $from.pos)
    const after = transaction.mapping.map($from.after())
    transaction.insert(after, schema.nodes.paragraph.create())
    transaction.setSelection(Selection.near(transaction.doc.resolve(after + 1)))
    dispatch(transaction.scrollIntoView())
  }
  return true
}

/** Keys in code: Tab is a character, and three times Enter at the end leaves it. */
export const codeBlock: Feature = { name: 'code-block', keymap: { Tab: insertTab, Enter: leaveAtEnd } }
