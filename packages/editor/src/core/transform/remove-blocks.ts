import { schema } from '@taskfield/document'
import { Fragment, Slice, type Node, type ResolvedPos } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { ReplaceAroundStep, ReplaceStep } from 'prosemirror-transform'

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

/**
 * Only the tokens around the rest are replaced, so that positions in it are mapped: it joins what stands before, or goes
 * out of its list.
 */
function moveRest(transaction: Transaction, { $from, $to }: Blocks): void {
  const $item = transaction.doc.resolve($from.before())
  const $list = transaction.doc.resolve($item.before())
  const joinsList = $list.nodeBefore?.type === list
  const isOnly = $item.parent.childCount === 1
  if ($item.nodeBefore) {
    transaction.step(new ReplaceStep($item.pos - 1, $to.pos, Slice.empty))
  } else if (joinsList && isOnly) {
    transaction.step(new ReplaceStep($list.pos - 2, $to.pos, Slice.empty))
  } else {
    const open = joinsList ? [list.create(null, listItem.create())] : []
    const close = isOnly ? [] : [$item.parent.copy()]
    const depth = open.length * 2
    const slice = new Slice(Fragment.from([...open, ...close]), depth, close.length)
    const end = $from.end()
    const around = { from: $list.pos - depth, to: isOnly ? end + 2 : end + 1 }
    transaction.step(new ReplaceAroundStep(around.from, around.to, $to.pos, end, slice, depth))
  }
}
