import { schema } from '@taskfield/document'
import { NodeRange, type Node, type ResolvedPos } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { partBlocks, type BlockRange } from './part-blocks.ts'
import { selectedRanges } from './selected-ranges.ts'

const { blockQuote, list, listItem } = schema.nodes

/** Puts the selected blocks into a quote; those that stand in one already, and quotes beside them, join it. */
export function quoteBlocks(transaction: Transaction): void {
  // From the end, so that the positions before stay what they are.
  for (const { $from, $to } of selectedRanges(transaction.selection).toReversed()) {
    const range = partBlocks(transaction, $from, $to, findContainerDepth($from, $to))
    const steps = transaction.steps.length
    for (const group of groupUnquoted(transaction.doc, range).toReversed()) {
      const $start = transaction.doc.resolve(group.start)
      const blocks = new NodeRange($start, transaction.doc.resolve(group.end), $start.depth)
      transaction.wrap(blocks, [{ type: blockQuote }])
    }
    joinQuotes(transaction, { ...range, end: transaction.mapping.slice(steps).map(range.end) })
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

/** Parts the blocks of a range into groups between quotes. */
function groupUnquoted(doc: Node, range: BlockRange): BlockRange[] {
  const groups: BlockRange[] = []
  for (const { start, end } of blocksIn(doc, range)) {
    const last = groups.at(-1)
    if (doc.nodeAt(start)?.type === blockQuote) continue
    if (last?.end === start) groups[groups.length - 1] = { start: last.start, end }
    else groups.push({ start, end })
  }
  return groups
}

/** Makes the quotes of a range, and those right beside it, one. */
function joinQuotes(transaction: Transaction, range: BlockRange): void {
  const joints = [range.start, ...blocksIn(transaction.doc, range).map(({ end }) => end)]
  for (const joint of joints.toReversed()) {
    const { nodeBefore, nodeAfter } = transaction.doc.resolve(joint)
    if (nodeBefore?.type === blockQuote && nodeAfter?.type === blockQuote) transaction.join(joint)
  }
}

function blocksIn(doc: Node, range: BlockRange): BlockRange[] {
  const blocks: BlockRange[] = []
  for (let start = range.start; start < range.end;) {
    const end = start + (doc.nodeAt(start)?.nodeSize ?? 1)
    blocks.push({ start, end })
    start = end
  }
  return blocks
}
