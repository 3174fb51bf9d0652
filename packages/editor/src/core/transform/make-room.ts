import { pendingUploads, schema } from '@taskfield/document'
import {
  AllSelection,
  NodeSelection,
  TextSelection,
  type EditorState,
  type Selection,
  type Transaction,
} from 'prosemirror-state'
import { isBlockObject, isEmptyParagraph } from '../selection/block-object.ts'
import { GapCursor } from '../selection/gap-cursor.ts'
import { InsertedObject } from '../selection/inserted-object.ts'
import { selectedRanges } from '../selection/selected-ranges.ts'
import { deleteOverBlocks } from './delete-selected.ts'
import { isOfCells, type Span } from './find-span.ts'
import { insertParagraph } from './insert-paragraph.ts'

/**
 * Makes room for text where the browser finds none: what is selected over blocks goes, an object gives its place to a paragraph,
 * and beside an object a paragraph begins. The text then has the marks of what it replaces. `null` where text can be typed as it is.
 * An object that has just come in was selected by nobody, so it stays, and the text comes behind it; an image that is being uploaded
 * likewise.
 */
export function makeRoom(state: EditorState): Transaction | null {
  const { tr, selection, storedMarks } = state
  if (isUploading(selection)) return goBehind(tr, selection)
  const { $from, $to } = replacedText(selection)
  if (!leaveText(tr, 1)) return null
  const marks = storedMarks ?? ($from.parent.inlineContent ? $from.marksAcross($to) : null)
  return marks ? tr.ensureMarks(marks) : tr
}

function isUploading(selection: Selection): selection is NodeSelection {
  return selection instanceof NodeSelection && pendingUploads(selection.node).length > 0
}

function goBehind(transaction: Transaction, { node, to }: NodeSelection): Transaction {
  if (node.isInline) return transaction.setSelection(TextSelection.create(transaction.doc, to))
  const next = transaction.doc.nodeAt(to)
  if (!next || !isEmptyParagraph(next)) return insertParagraph(transaction, to)
  return transaction.setSelection(TextSelection.create(transaction.doc, to + 1))
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
  else if (selection instanceof InsertedObject) goBehind(transaction, selection)
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
