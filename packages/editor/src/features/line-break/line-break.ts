import { selectionNear } from '../../dom/root-of.ts'
import { schema } from '@taskfield/document'
import type { Mark } from 'prosemirror-model'
import { NodeSelection, type Command, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { Feature } from '../../core/feature/feature.ts'
import { deleteSelected } from '../../core/transform/delete-selected.ts'
import { lineBreakHelp } from './messages.ts'

/** Breaks the line within its block; what is typed next keeps the marks. */
export const insertLineBreak: Command = ({ selection, storedMarks, tr }, dispatch, view) => {
  // A block that is selected as a whole has no line to break.
  if (selection instanceof NodeSelection && selection.node.isBlock) return true
  const { $from } = selection
  const marks = storedMarks ?? ($from.parent.inlineContent ? $from.marks() : [])
  deleteSelected(tr)
  if (!tr.selection.$from.parent.inlineContent) return false
  dispatch?.(breakLine(tr, marks).scrollIntoView())
  if (dispatch && view) repeatCaret(view)
  return true
}

function breakLine(transaction: Transaction, marks: readonly Mark[]): Transaction {
  if (transaction.selection.$from.parent.type.spec.code === true) return transaction.insertText('\n')
  const lineBreak = schema.nodes.lineBreak.create(null, null, marks)
  return transaction.replaceSelectionWith(lineBreak, false).ensureMarks(marks)
}

/**
 * Tells the browser again where its caret is. Chromium types before a break that was put right before the caret of an
 * unchanged text, though it shows and tells the caret behind it.
 */
function repeatCaret(view: EditorView): void {
  const selection = selectionNear(view.dom)
  if (view.hasFocus()) selection?.collapse(selection.anchorNode, selection.anchorOffset)
}

/** Shift+Enter. */
export const lineBreak: Feature = {
  name: 'lineBreak',
  help: [{ section: 'blocks', label: lineBreakHelp, keys: ['Shift-Enter'] }],
}
