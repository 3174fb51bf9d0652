import { schema } from '@taskfield/document'
import { NodeRange, type Node } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { liftTarget } from 'prosemirror-transform'
import { selectedSpans, type Span } from '../../core/selection/selected-blocks.ts'
import { findQuoteDepth } from './find-quote.ts'
import { changeBorders } from '../../core/transform/border-step.ts'
import { partBlocks } from './part-blocks.ts'

const { blockQuote } = schema.nodes

/** Takes the selected blocks out of the quotes around them, which are parted where blocks stay on both sides. */
export function unquoteBlocks(transaction: Transaction): void {
  // From the end, so that the positions before stay what they are.
  for (const span of selectedSpans(transaction.selection).toReversed()) {
    const { doc } = transaction
    const depth = findQuoteDepth(doc.resolve(span.from), doc.resolve(span.to))
    if (depth > 0) liftBlocks(transaction, span, depth)
    else liftQuotes(transaction, findQuotesIn(doc, span))
  }
}

/** Lifts what is selected of quotes; those that are selected as a whole and may go as they are, in one step. */
function liftQuotes(transaction: Transaction, quotes: readonly SelectedQuote[]): void {
  const steps = transaction.steps.length
  changeBorders(
    transaction,
    quotes
      .filter(({ isWhole }) => isWhole)
      .flatMap(({ span: { from, to } }) => [
        { from: from - 1, to: from, borders: [] },
        { from: to, to: to + 1, borders: [] },
      ]),
  )
  const mapping = transaction.mapping.slice(steps)
  for (const { span, depth } of quotes.filter(({ isWhole }) => !isWhole).toReversed())
    liftBlocks(transaction, { from: mapping.map(span.from), to: mapping.map(span.to, -1) }, depth)
}

/** Lifts blocks out of the quote that stands at a depth, where they may stand outside it. */
export function liftBlocks(transaction: Transaction, span: Span, depth: number): void {
  const { from, to } = partBlocks(transaction, span, depth)
  const range = new NodeRange(transaction.doc.resolve(from), transaction.doc.resolve(to), depth)
  const target = liftTarget(range)
  if (target !== null) transaction.lift(range, target)
}

interface SelectedQuote {
  readonly span: Span
  readonly depth: number
  /** Whether all of it is selected, and its blocks may stand in its place. */
  readonly isWhole: boolean
}

/** The quotes that a span touches, with what it touches of each; quotes in these do not count. */
function findQuotesIn(doc: Node, span: Span): SelectedQuote[] {
  const quotes: SelectedQuote[] = []
  doc.nodesBetween(span.from, span.to, (node, pos, parent, index) => {
    if (node.type !== blockQuote) return true
    const end = pos + node.nodeSize - 1
    const from = Math.max(span.from, pos + 1)
    const to = Math.min(span.to, end)
    const isAll = from === pos + 1 && to === end
    const isWhole = isAll && parent?.canReplace(index, index + 1, node.content) === true
    quotes.push({ span: { from, to }, depth: doc.resolve(pos + 1).depth, isWhole })
    return false
  })
  return quotes
}
