import { schema } from '@taskfield/document'
import { NodeRange, type Node, type ResolvedPos } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { selectedSpans, type Span } from '../../core/selection/selected-blocks.ts'
import { partBlocks } from './part-blocks.ts'

const { blockQuote, list, listItem } = schema.nodes

/** Puts the selected blocks into a quote; those that stand in one already, and quotes beside them, join it. */
export function quoteBlocks(transaction: Transaction): void {
  // From the end, so that the positions before stay what they are.
  for (const selected of selectedSpans(transaction.selection).toReversed()) {
    const { doc } = transaction
    const depth = findContainerDepth(doc.resolve(selected.from), doc.resolve(selected.to))
    const span = partBlocks(transaction, selected, depth)
    const steps = transaction.steps.length
    for (const group of groupUnquoted(transaction.doc, span).toReversed()) {
      const $from = transaction.doc.resolve(group.from)
      const blocks = new NodeRange($from, transaction.doc.resolve(group.to), $from.depth)
      transaction.wrap(blocks, [{ type: blockQuote }])
    }
    joinQuotes(transaction, { ...span, to: transaction.mapping.slice(steps).map(span.to) })
  }
}

/** The depth of the innermost document, quote or cell around two positions; lists are quoted with their items. */
function findContainerDepth($from: ResolvedPos, $to: ResolvedPos): number {
  for (let depth = $from.sharedDepth($to.pos); depth > 0; depth--) {
    const { type } = $from.node(depth)
    const takesQuotes = type.contentMatch.matchType(blockQuote) !== null
    if (takesQuotes && type !== list && type !== listItem) return depth
  }
  return 0
}

/** Parts the blocks of a span into groups between quotes. */
function groupUnquoted(doc: Node, span: Span): Span[] {
  const groups: Span[] = []
  for (const { from, to } of blocksIn(doc, span)) {
    const last = groups.at(-1)
    if (doc.nodeAt(from)?.type === blockQuote) continue
    if (last?.to === from) groups[groups.length - 1] = { from: last.from, to }
    else groups.push({ from, to })
  }
  return groups
}

/** Makes the quotes of a span, and those right beside it, one. */
function joinQuotes(transaction: Transaction, span: Span): void {
  const joints = [span.from, ...blocksIn(transaction.doc, span).map(({ to }) => to)]
  for (const joint of joints.toReversed()) {
    const { nodeBefore, nodeAfter } = transaction.doc.resolve(joint)
    if (nodeBefore?.type === blockQuote && nodeAfter?.type === blockQuote) transaction.join(joint)
  }
}

function blocksIn(doc: Node, span: Span): Span[] {
  const blocks: Span[] = []
  for (let from = span.from; from < span.to;) {
    const to = from + (doc.nodeAt(from)?.nodeSize ?? 1)
    blocks.push({ from, to })
    from = to
  }
  return blocks
}
