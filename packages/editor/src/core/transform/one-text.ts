import type { ResolvedPos } from 'prosemirror-model'
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
  if (!range || !standInOneText(before, after)) return false
  return range.from >= after.start() && range.to <= after.end()
}

/** Whether two places, before a change and after it, are in texts that begin and end as far from both ends of the document. */
export function standInOneText(before: ResolvedPos, after: ResolvedPos): boolean {
  return (
    before.parent.inlineContent &&
    after.parent.inlineContent &&
    before.start() === after.start() &&
    before.doc.content.size - before.end() === after.doc.content.size - after.end()
  )
}
