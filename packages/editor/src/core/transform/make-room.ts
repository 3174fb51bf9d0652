import { schema } from '@taskfield/document'
import {
  AllSelection,
  NodeSelection,
  TextSelection,
  type EditorState,
  type Selection,
  type Transaction,
} from 'prosemirror-state'
import { isBlockObject } from '../selection/block-object.ts'
import { GapCursor } from '../selection/gap-cursor.ts'
import { deleteOverBlocks } from './delete-selected.ts'
import { insertParagraph } from './insert-paragraph.ts'

/**
 * Makes room for text where the browser finds none: what is selected over blocks goes, an object gives its place to a paragraph,
 * and beside an object a paragraph begins. The text then has the marks of what it replaces. `null` where text can be typed as it is.
 */
export function makeRoom(state: EditorState): Transaction | null {
  const { tr, selection, storedMarks } = state
  const { $from, $to } = selection
  if (!leaveText(tr)) return null
  const marks = storedMarks ?? ($from.parent.inlineContent ? $from.marksAcross($to) : null)
  return marks ? tr.ensureMarks(marks) : tr
}

/** The same without the marks; `false` where text can come in the place of what is selected as it is. */
export function leaveText(transaction: Transaction): boolean {
  const { selection } = transaction
  if (selection instanceof GapCursor) insertParagraph(transaction, selection.head)
  else if (isObjectOrAll(selection)) {
    const { from, to } = selection
    transaction.replaceWith(from, to, schema.nodes.paragraph.create())
    transaction.setSelection(TextSelection.create(transaction.doc, from + 1)).scrollIntoView()
  } else return deleteOverBlocks(transaction)
  return true
}

function isObjectOrAll(selection: Selection): boolean {
  if (selection instanceof NodeSelection) return isBlockObject(selection.node)
  return selection instanceof AllSelection
}
