import { schema } from '@taskfield/document'
import { NodeRange, type Node } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { liftTarget } from 'prosemirror-transform'
import { selectedSpans, type Span } from '../../core/selection/selected-blocks.ts'
import { findQuoteDepth } from './find-quote.ts'
import { partBlocks } from './part-blocks.ts'

const { blockQuote } = schema.nodes

/** Takes the selected blocks out of the quotes around them, which are parted where blocks stay on both sides. */
export function unquoteBlocks(transaction: Transaction): void {
  // From the end, so that the positions before stay what they are.
  for (const span of selectedSpans(transaction.selection).toReversed()) {
    const { doc } = transaction
    const depth = findQuoteDepth(doc.resolve(span.from), doc.resolve(span.to))
    const quotes = depth > 0 ? [{ span, depth }] : findQuotesIn(doc, span)
    for (const quote of quotes.toReversed()) liftBlocks(transaction, quote.span, quote.depth)
  }
}

/** Lifts blocks out of the quote that stands at a depth, where they may stand outside it. */
export function liftBlocks(transaction: Transaction, span: Span, depth: number): void {
  const { from, to } = partBlocks(transaction, span, depth)
  const range = new NodeRange(transaction.doc.resolve(from), transaction.doc.resolve(to), depth)
  const target = liftTarget(range)
  if (target !== null) transaction.lift(range, target)
}

/** The quotes that a span touches, with what it touches of each; quotes in these do not count. */
function findQuotesIn(doc: Node, span: Span): { span: Span; depth: number }[] {
  const quotes: { span: Span; depth: number }[] = []
  doc.nodesBetween(span.from, span.to, (node, pos) => {
    if (node.type !== blockQuote) return true
    const from = Math.max(span.from, pos + 1)
    const to = Math.min(span.to, pos + node.nodeSize - 1)
    quotes.push({ span: { from, to }, depth: doc.resolve(pos + 1).depth })
    return false
  })
  return quotes
}
