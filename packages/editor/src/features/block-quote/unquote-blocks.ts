import { schema } from '@taskfield/document'
import { NodeRange, type ResolvedPos } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { liftTarget } from 'prosemirror-transform'
import { findQuoteDepth } from './find-quote.ts'
import { partBlocks } from './part-blocks.ts'
import { selectedRanges } from './selected-ranges.ts'

const { blockQuote } = schema.nodes

/** Takes the selected blocks out of the quotes around them, which are parted where blocks stay on both sides. */
export function unquoteBlocks(transaction: Transaction): void {
  // From the end, so that the positions before stay what they are.
  for (const { $from, $to } of selectedRanges(transaction.selection).toReversed()) {
    const depth = findQuoteDepth($from, $to)
    if (depth > 0) {
      liftBlocks(transaction, $from, $to, depth)
      continue
    }
    for (const { start, end } of findQuotesIn($from, $to).toReversed()) {
      const $start = transaction.doc.resolve(Math.max($from.pos, start))
      const $end = transaction.doc.resolve(Math.min($to.pos, end))
      liftBlocks(transaction, $start, $end, transaction.doc.resolve(start).depth)
    }
  }
}

/** Lifts blocks out of the quote that stands at a depth, where they may stand outside it. */
export function liftBlocks(
  transaction: Transaction,
  $from: ResolvedPos,
  $to: ResolvedPos,
  depth: number,
): void {
  const { start, end } = partBlocks(transaction, $from, $to, depth)
  const range = new NodeRange(transaction.doc.resolve(start), transaction.doc.resolve(end), depth)
  const target = liftTarget(range)
  if (target !== null) transaction.lift(range, target)
}

/** Where the content of each quote begins and ends that a range touches; quotes in these do not count. */
function findQuotesIn($from: ResolvedPos, $to: ResolvedPos): { start: number; end: number }[] {
  const quotes: { start: number; end: number }[] = []
  $from.doc.nodesBetween($from.pos, $to.pos, (node, pos) => {
    if (node.type !== blockQuote) return true
    quotes.push({ start: pos + 1, end: pos + node.nodeSize - 1 })
    return false
  })
  return quotes
}
