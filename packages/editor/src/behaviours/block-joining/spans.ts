import { blockAttrs, schema } from '@taskfield/document'
import { deleteSelection } from 'prosemirror-commands'
import {
  AllSelection,
  TextSelection,
  type Command,
  type Selection,
  type Transaction,
} from 'prosemirror-state'
import { deleteOverBlocks } from '../../core/transform/delete-selected.ts'
import { insertParagraph } from '../../core/transform/insert-paragraph.ts'
import { clearSpan, deleteSpan } from '../../core/transform/delete-span.ts'
import { findSpan, isOfCells, isTextEdge, type Span } from '../../core/transform/find-span.ts'

/** Backspace (-1) and Delete (1) on a selection of several blocks, or of cells: after Backspace the caret is in the last of them. */
export function deleteSelectedSpan(direction: 1 | -1): Command {
  return ({ tr }, dispatch) => {
    if (!deleteOverBlocks(tr, direction > 0 ? -1 : 1)) return false
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

/**
 * Enter on a selection: what is left of two blocks stays two, with the caret in the second. A block that is selected from
 * end to end is left empty; a heading becomes a paragraph by it.
 */
export const splitSelectedSpan: Command = (state, dispatch) => {
  const { selection, tr } = state
  const span = findSpan(selection)
  if (span) splitSpan(tr, span)
  else if (isWholeText(selection)) tr.deleteSelection()
  // Over cells there is no text to part.
  else if (!deleteOverBlocks(tr, 1)) return false
  endEmptyHeading(tr)
  dispatch?.(tr.scrollIntoView())
  return true
}

/** Shift+Enter on a selection of several blocks, which stay apart as they do by Enter: there is no one line to break. */
export const splitSelectedBlocks: Command = (state, dispatch, view) => {
  const { selection } = state
  if (selection instanceof AllSelection) return deleteSelection(state, dispatch)
  const { $from, $to } = selection
  const isInOneBlock = $from.sameParent($to) && $from.parent.inlineContent
  return !isInOneBlock && !isOfCells(selection) && splitSelectedSpan(state, dispatch, view)
}

function isWholeText(selection: Selection): boolean {
  const { $from, $to, empty } = selection
  return selection instanceof TextSelection && !empty && $from.sameParent($to) && isFromEndToEnd(selection)
}

function isFromEndToEnd({ $from, $to }: Span): boolean {
  return isTextEdge($from, -1) && isTextEdge($to, 1)
}

function splitSpan(transaction: Transaction, span: Span): void {
  if (isFromEndToEnd(span)) {
    deleteSpan(transaction, span)
    return
  }
  const start = clearSpan(transaction, span)
  if (start !== null) transaction.setSelection(TextSelection.create(transaction.doc, start))
  else if (span.$from.parent.inlineContent) insertParagraph(transaction, transaction.selection.$from.after())
}

function endEmptyHeading(transaction: Transaction): void {
  const { $from } = transaction.selection
  const { type, content } = $from.parent
  if (type !== schema.nodes.heading || content.size > 0) return
  transaction.setNodeMarkup($from.before(), schema.nodes.paragraph, blockAttrs($from.parent))
}
