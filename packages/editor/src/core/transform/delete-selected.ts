import type { Transaction } from 'prosemirror-state'
import { deleteSpan } from './delete-span.ts'
import { findPartsInCells, findSpan, type Span } from './find-span.ts'

/** Deletes what is selected, and nothing else; the caret stands where that was. */
export function deleteSelected(transaction: Transaction): void {
  if (!deleteOverBlocks(transaction)) transaction.deleteSelection()
}

/**
 * Deletes a selection over several blocks: what is left of the first and the last becomes one, and of a table the cells
 * stay. `false` for every other selection.
 */
export function deleteOverBlocks(transaction: Transaction): boolean {
  const span = findSpan(transaction.selection)
  if (span) {
    deleteSpan(transaction, span)
    return true
  }
  const parts = findPartsInCells(transaction.selection)
  // From the end, so that the positions before stay what they are.
  for (const part of parts.toReversed()) deleteInCell(transaction, part)
  return parts.length > 0
}

function deleteInCell(transaction: Transaction, { $from, $to }: Span): void {
  const { doc } = transaction
  // In the text of one block, as that of a caption, the block stays.
  if ($from.parent.inlineContent && $from.sameParent($to)) transaction.delete($from.pos, $to.pos)
  else deleteSpan(transaction, { $from: doc.resolve($from.pos), $to: doc.resolve($to.pos) })
}
