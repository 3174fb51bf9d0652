import { schema } from '@taskfield/document'
import type { Node, ResolvedPos } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'

const { list, listItem } = schema.nodes

/** Whole blocks side by side. */
interface Blocks {
  readonly $from: ResolvedPos
  readonly $to: ResolvedPos
}

/** Blocks, or the outermost quote, item or list that holds nothing else. */
export function widenBlocks(doc: Node, from: number, to: number): Blocks {
  const $from = doc.resolve(from)
  const isWhole = $from.parentOffset === 0 && to === $from.end()
  if (!isWhole || $from.depth === 0 || $from.parent.type.spec.isolating === true) {
    return { $from, $to: doc.resolve(to) }
  }
  return widenBlocks(doc, $from.before(), $from.after())
}

/** Whether blocks begin an item that goes on after them. */
export function beginsItem({ $from, $to }: Blocks): boolean {
  return $from.parent.type === listItem && $from.parentOffset === 0 && $to.nodeAfter !== null
}

/**
 * Deletes blocks of which the text is elsewhere now, with the quotes, items and lists that hold nothing else. What else
 * is in an item that loses its first block goes on in the item before it, or where its list began.
 */
export function removeBlocks(transaction: Transaction, from: number, to: number): void {
  const blocks = widenBlocks(transaction.doc, from, to)
  if (beginsItem(blocks)) moveRest(transaction, blocks)
  else transaction.delete(blocks.$from.pos, blocks.$to.pos)
}

function moveRest(transaction: Transaction, { $from, $to }: Blocks): void {
  const $item = transaction.doc.resolve($from.before())
  const rest = $to.parent.content.cut($to.parentOffset)
  const isOnly = $item.parent.childCount === 1
  const start = isOnly ? $item.before() : $item.pos
  const end = isOnly ? $item.after() : $from.after()
  const place = placeRest($item)
  if (place === start) transaction.replaceWith(start, end, rest)
  else transaction.delete(start, end).insert(place, rest)
}

function placeRest($item: ResolvedPos): number {
  if ($item.nodeBefore) return $item.pos - 1
  const $list = $item.doc.resolve($item.before())
  return $list.nodeBefore?.type === list ? $list.pos - 2 : $list.pos
}
