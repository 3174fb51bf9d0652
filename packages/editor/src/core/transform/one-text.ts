import type { Selection, Transaction } from 'prosemirror-state'
import { ReplaceStep } from 'prosemirror-transform'
import { findChangedRange } from './changed-range.ts'

/**
 * Whether transactions have changed nothing but what stands in the one text block with the caret, as typing does: all around it is as it was. Selections
 * know where they stand, so that no block of a long document is looked at.
 */
export function changeOneText(
  transactions: readonly Transaction[],
  { $head: before }: Selection,
  { $head: after }: Selection,
): boolean {
  const isReplaced = transactions.every(({ steps }) => steps.every(step => step instanceof ReplaceStep))
  const range = isReplaced ? findChangedRange(transactions) : null
  if (!range || !before.parent.inlineContent || !after.parent.inlineContent) return false
  const [start, end] = [after.start(), after.end()]
  const isSamePlace =
    before.start() === start && before.doc.content.size - before.end() === after.doc.content.size - end
  return isSamePlace && range.from >= start && range.to <= end
}
