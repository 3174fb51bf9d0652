import { Selection, type Transaction } from 'prosemirror-state'
import { deleteSpan } from './delete-span.ts'
import { findPartsInCells, findSpan, isOfCells, type Span } from './find-span.ts'

/** Deletes what is selected, and nothing else; the caret stands where that was. */
export function deleteSelected(transaction: Transaction): void {
  if (!deleteOverBlocks(transaction)) transaction.deleteSelection()
}

/**
 * Deletes a selection over several blocks: what is left of the first and the last becomes one, and of a table the cells
 * stay, with the caret in the first of them (-1) or, where whole cells are selected, in the last (1). `false` for every
 * other selection.
 */
export function deleteOverBlocks(transaction: Transaction, side: 1 | -1 = -1): boolean {
  const span = findSpan(transaction.selection)
  if (span) {
    deleteSpan(transaction, span)
    return true
  }
  const { selection } = transaction
  const parts = findPartsInCells(selection)
  const steps = transaction.steps.length
  // From the end, so that the positions before stay what they are.
  for (const part of parts.toReversed()) deleteInCell(transaction, part)
  const caretAt = (side > 0 ? parts.at(-1) : parts[0])?.$from
  if (caretAt && isOfCells(selection)) {
    const start = transaction.mapping.slice(steps).map(caretAt.pos, -1)
    transaction.setSelection(Selection.near(transaction.doc.resolve(start), 1))
  }
  return parts.length > 0
}

function deleteInCell(transaction: Transaction, { $from, $to }: Span): void {
  const { doc } = transaction
  // In the text of one block, as that of a caption, the block stays.
  if ($from.parent.inlineContent && $from.sameParent($to)) transaction.delete($from.pos, $to.pos)
  else deleteSpan(transaction, { $from: doc.resolve($from.pos), $to: doc.resolve($to.pos) })
}
