import { schema } from '@taskfield/document'
import type { Node, ResolvedPos } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { selectedSpans, type Span } from '../../core/selection/selected-blocks.ts'
import { changeBorders } from '../../core/transform/border-step.ts'
import type { BorderChange } from '../../core/transform/rebuild-borders.ts'
import { partBlocks } from './part-blocks.ts'

const { blockQuote, list, listItem } = schema.nodes

/** Puts the selected blocks into a quote; those that stand in one already, and quotes beside them, join it. */
export function quoteBlocks(transaction: Transaction): void {
  // From the end, so that the positions before stay what they are.
  for (const selected of selectedSpans(transaction.selection).toReversed()) {
    const { doc } = transaction
    const depth = findContainerDepth(doc.resolve(selected.from), doc.resolve(selected.to))
    const span = partBlocks(transaction, selected, depth)
    changeBorders(transaction, quoted(transaction.doc, span))
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

/** The borders that make blocks side by side one quote, together with quotes right before and after them. */
function quoted(doc: Node, { from, to }: Span): BorderChange[] {
  const $from = doc.resolve(from)
  const changes: BorderChange[] = []
  for (let [pos, index] = [from, $from.index()]; pos <= to; index++) {
    const [before, after] = [index - 1, index].map(at => $from.parent.maybeChild(at))
    const beside = { before: before?.type === blockQuote, after: after?.type === blockQuote }
    if (pos === from && !beside.before) changes.push(...outerBorder(pos, beside, blockQuote.create()))
    else if (pos === to && !beside.after) changes.push(...outerBorder(pos, beside, 'end'))
    else changes.push(...innerBorder(pos, beside))
    pos += after?.nodeSize ?? 1
  }
  return changes
}

/** Whether a quote stands right before a place, and right after it. */
interface Beside {
  readonly before: boolean
  readonly after: boolean
}

/** Where the whole begins or ends; a quote there does so already. */
function outerBorder(pos: number, { before, after }: Beside, border: Node | 'end'): BorderChange[] {
  return before || after ? [] : [{ from: pos, to: pos, borders: [border] }]
}

/** Takes away where quotes end and begin. */
function innerBorder(pos: number, { before, after }: Beside): BorderChange[] {
  return before || after ? [{ from: before ? pos - 1 : pos, to: after ? pos + 1 : pos, borders: [] }] : []
}
