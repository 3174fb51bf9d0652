import { schema } from '@taskfield/document'
import type { Node, ResolvedPos } from 'prosemirror-model'
import { TextSelection, type Transaction } from 'prosemirror-state'
import { hasContent } from './has-content.ts'
import { beginsItem, removeBlocks, widenBlocks } from './remove-blocks.ts'
import { fitsText, fitText } from './fit-text.ts'

const { list, listItem } = schema.nodes

/**
 * Joins the text that begins at `start` to the one before it that ends at `end`, with the caret between both. It takes
 * the form of that block, but an empty one goes instead, with the items and quotes that hold nothing else. Where that block
 * is code and cannot hold all of the text, both stay, with the caret at the end of the code.
 */
export function joinTexts(transaction: Transaction, end: number, start: number): void {
  const $end = transaction.doc.resolve(end)
  const $start = transaction.doc.resolve(start)
  const depth = $end.sharedDepth(start)
  if (hasContent(blockBelow($end, depth)) || !hasContent(blockBelow($start, depth))) {
    if (fitsText($start.parent, $end.parent)) appendText(transaction, $end, $start)
    else transaction.setSelection(TextSelection.create(transaction.doc, end))
  } else dropEmpty(transaction, $end, $start)
}

/** The outermost block around a position below a depth. Lists only say how a block looks. */
function blockBelow($pos: ResolvedPos, depth: number): Node {
  for (let below = depth + 1; below < $pos.depth; below++) {
    const { type } = $pos.node(below)
    if (type !== list && type !== listItem) return $pos.node(below)
  }
  return $pos.parent
}

function appendText(transaction: Transaction, $end: ResolvedPos, $start: ResolvedPos): void {
  const text = fitText($start.parent, $end.parent)
  removeBlocks(transaction, $start.before(), $start.after())
  transaction.insert($end.pos, text)
  transaction.setSelection(TextSelection.create(transaction.doc, $end.pos))
}

function dropEmpty(transaction: Transaction, $end: ResolvedPos, $start: ResolvedPos): void {
  const blocks = widenBlocks(transaction.doc, $end.before(), $end.after())
  if (beginsItem(blocks) && blocks.$to.nodeAfter?.type === list) {
    takeItemUp(transaction, $end, $start)
    return
  }
  transaction.delete(blocks.$from.pos, blocks.$to.pos)
  const size = blocks.$to.pos - blocks.$from.pos
  transaction.setSelection(TextSelection.create(transaction.doc, $start.pos - size))
}

/** The text of the first item in an empty one becomes the text of that one. */
function takeItemUp(transaction: Transaction, $end: ResolvedPos, $start: ResolvedPos): void {
  const { type, attrs } = $start.parent
  transaction.setNodeMarkup($end.before(), type, attrs)
  appendText(transaction, transaction.doc.resolve($end.pos), transaction.doc.resolve($start.pos))
}
