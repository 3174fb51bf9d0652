import { schema } from '@taskfield/document'
import type { Node, ResolvedPos } from 'prosemirror-model'
import { TextSelection, type Transaction } from 'prosemirror-state'

const { list, listItem, paragraph } = schema.nodes

/**
 * Joins the text with which an item begins to the text before it, with the caret between both. What else is in the item
 * keeps its level. Returns `false` where the two texts cannot be one.
 */
export function joinItemText(transaction: Transaction, $item: ResolvedPos): boolean {
  const end = findTextEndBefore($item)
  const item = $item.nodeAfter
  const first = item?.firstChild
  if (end === null || !first || !isPlainText(first)) return false
  const emptied = findEmptied(transaction.doc.resolve(end))
  if (emptied) {
    transaction.delete(emptied.from, emptied.to)
    return true
  }
  const rest = item.content.cut(first.nodeSize)
  const only = $item.parent.childCount === 1
  transaction.delete(only ? $item.before() : $item.pos, only ? $item.after() : $item.pos + item.nodeSize)
  if (rest.size > 0) transaction.insert(placeRest($item), rest)
  transaction.insert(end, first.content)
  transaction.setSelection(TextSelection.create(transaction.doc, end))
  return true
}

/** Where the text ends that comes right before an item; `null` when something else stands between. */
export function findTextEndBefore($item: ResolvedPos): number | null {
  const $before = $item.nodeBefore ? $item : $item.doc.resolve($item.before())
  let node = $before.nodeBefore
  let end = $before.pos
  while (node && !node.isTextblock) {
    if (node.isAtom || node.type.spec.isolating === true) return null
    node = node.lastChild
    end--
  }
  return node && isPlainText(node) ? end - 1 : null
}

function isPlainText(node: Node): boolean {
  return node.isTextblock && node.type.spec.code !== true
}

/** What an item holds besides its first block goes on in the item before it, or where its list began. */
function placeRest($item: ResolvedPos): number {
  if ($item.nodeBefore) return $item.pos - 1
  const $list = $item.doc.resolve($item.before())
  return $list.nodeBefore?.type === list ? $list.pos - 2 : $list.pos
}

interface Range {
  readonly from: number
  readonly to: number
}

/** An empty paragraph, or the item of nothing else, is deleted instead of taking in the text after it. */
function findEmptied($text: ResolvedPos): Range | null {
  if ($text.parent.type !== paragraph || $text.parent.content.size > 0) return null
  const around = $text.node(-1)
  if (around.type !== listItem) return around.childCount > 1 ? rangeAt($text, $text.depth) : null
  if (around.childCount > 1) return null
  return rangeAt($text, $text.depth - ($text.node(-2).childCount > 1 ? 1 : 2))
}

function rangeAt($position: ResolvedPos, depth: number): Range {
  return { from: $position.before(depth), to: $position.after(depth) }
}
