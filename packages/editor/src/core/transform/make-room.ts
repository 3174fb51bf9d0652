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
import { selectedRanges } from '../selection/selected-ranges.ts'
import { deleteOverBlocks } from './delete-selected.ts'
import { isOfCells, type Span } from './find-span.ts'
import { insertParagraph } from './insert-paragraph.ts'

/**
 * Makes room for text where the browser finds none: what is selected over blocks goes, an object gives its place to a paragraph,
 * and beside an object a paragraph begins. The text then has the marks of what it replaces. `null` where text can be typed as it is.
 */
export function makeRoom(state: EditorState): Transaction | null {
  const { tr, selection, storedMarks } = state
  const { $from, $to } = replacedText(selection)
  if (!leaveText(tr, 1)) return null
  const marks = storedMarks ?? ($from.parent.inlineContent ? $from.marksAcross($to) : null)
  return marks ? tr.ensureMarks(marks) : tr
}

/** Of selected cells the last gets what is typed. */
function replacedText(selection: Selection): Span {
  const last = isOfCells(selection) ? selectedRanges(selection).at(-1) : null
  return last ? TextSelection.between(last.$from, last.$to) : selection
}

/**
 * The same without the marks; `false` where text can come in the place of what is selected as it is. Of selected cells the
 * first (-1) or the last (1) gets it.
 */
export function leaveText(transaction: Transaction, side: 1 | -1 = -1): boolean {
  const { selection } = transaction
  if (selection instanceof GapCursor) insertParagraph(transaction, selection.head)
  else if (isObjectOrAll(selection)) {
    const { from, to } = selection
    transaction.replaceWith(from, to, schema.nodes.paragraph.create())
    transaction.setSelection(TextSelection.create(transaction.doc, from + 1)).scrollIntoView()
  } else return deleteOverBlocks(transaction, side)
  return true
}

function isObjectOrAll(selection: Selection): boolean {
  if (selection instanceof NodeSelection) return isBlockObject(selection.node)
  return selection instanceof AllSelection
}
