import { schema } from '@taskfield/document'
import type { ResolvedPos } from 'prosemirror-model'
import { TextSelection, type Transaction } from 'prosemirror-state'
import { isEmptyParagraph } from '../selection/block-object.ts'
import { insertParagraph } from './insert-paragraph.ts'
import { joinTexts } from './join-texts.ts'
import { findItemDepth } from '../lists/find-item.ts'
import { liftItemRun } from '../lists/lift-items.ts'
import { outside, type Direction } from '../selection/next-block.ts'
import { deleteBetween } from './delete-between.ts'
import { findEntire, leaveLastBlock, type Span } from './find-span.ts'

const { listItem, paragraph } = schema.nodes

/**
 * Deletes a span. What is left of its first and last block becomes one, as where texts are joined; of all that a cell or the
 * document holds an empty paragraph is left.
 */
export function deleteSpan(transaction: Transaction, span: Span): void {
  const depth = findEntire(span)
  if (depth === null) {
    const start = clearSpan(transaction, leaveLastBlock(span))
    if (start !== null) joinTexts(transaction, transaction.selection.from, start)
    return
  }
  const from = span.$from.start(depth)
  transaction.replaceWith(from, span.$from.end(depth), paragraph.create())
  transaction.setSelection(TextSelection.create(transaction.doc, from + 1))
}

/**
 * Deletes what is in a span; the caret stands where it began. Returns where the text of its last block begins, where that
 * and the first one are still two.
 */
export function clearSpan(transaction: Transaction, { $from, $to }: Span): number | null {
  const isText = $from.parent.inlineContent
  if (isText && $from.sameParent($to)) {
    transaction.delete($from.pos, $to.pos)
    setCaret(transaction, $from.pos)
    return null
  }
  const $last = raiseItem(transaction, $from.pos, $to)
  if (isText || $last.parent.inlineContent) return clearBlocks(transaction, $from, $last)
  leaveParagraph(transaction, $from.pos, $last.pos)
  return null
}

function clearBlocks(transaction: Transaction, $from: ResolvedPos, $to: ResolvedPos): number | null {
  const [start, end] = [borderOf($from, 1), borderOf($to, -1)]
  if (end < $to.pos) transaction.delete(end + 1, $to.pos)
  const steps = transaction.steps.length
  deleteBetween(transaction, start, end)
  if (start > $from.pos) transaction.delete($from.pos, start - 1)
  const text = transaction.mapping.slice(steps).map(end) + 1
  setCaret(transaction, start > $from.pos ? $from.pos : text)
  return start > $from.pos && end < $to.pos ? text : null
}

/** The place after (1) or before (-1) the text around a position; beside an object the position itself. */
function borderOf($pos: ResolvedPos, direction: Direction): number {
  return $pos.parent.inlineContent ? outside($pos, direction).pos : $pos.pos
}

function setCaret(transaction: Transaction, pos: number): void {
  transaction.setSelection(TextSelection.create(transaction.doc, pos))
}

/** Where only objects go the caret stays in their place, in an empty paragraph. */
function leaveParagraph(transaction: Transaction, from: number, to: number): void {
  insertParagraph(transaction, from)
  deleteBetween(transaction, from + 2, to + 2)
  const { nodeBefore } = transaction.doc.resolve(from)
  const { nodeAfter } = transaction.doc.resolve(from + 2)
  if (!isEmptyParagraph(nodeBefore) && !isEmptyParagraph(nodeAfter)) return
  transaction.delete(from, from + 2)
  setCaret(transaction, isEmptyParagraph(nodeBefore) ? from - 1 : from + 1)
}

/** Moves the item around a position out of those of which the text goes. Returns where the position is then. */
function raiseItem(transaction: Transaction, from: number, $pos: ResolvedPos): ResolvedPos {
  const depth = findItemDepth($pos)
  if (depth < 3 || $pos.node(depth - 2).type !== listItem || $pos.start(depth - 2) <= from) {
    return $pos
  }
  const steps = transaction.steps.length
  const index = $pos.index(depth - 1)
  liftItemRun(transaction, { list: $pos.before(depth - 1), from: index, to: index + 1 })
  // What stood after its list stands in the item now, behind the position.
  const pos = transaction.mapping.slice(steps).map($pos.pos, -1)
  return raiseItem(transaction, from, transaction.doc.resolve(pos))
}
