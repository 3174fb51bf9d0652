import { indentOf, listItemAttrs, schema } from '@taskfield/document'
import type { Node, NodeType, ResolvedPos } from 'prosemirror-model'
import { TextSelection, type Command, type Selection, type Transaction } from 'prosemirror-state'
import { keepMarks } from '../../core/transform/keep-marks.ts'
import { liftItemRun } from '../../core/lists/lift-items.ts'

const { list, listItem, paragraph } = schema.nodes

/**
 * Enter in an item. Its text goes on in a new item, which is not checked; an empty item moves out one level. In an item of
 * several blocks Enter makes a further block, and from an empty one on a new item.
 */
export const splitItem: Command = (state, dispatch) => {
  const { selection, tr } = state
  if (!isInText(selection)) return false
  if (!selection.empty) tr.delete(selection.from, selection.to)
  const { $from } = tr.selection
  const item = $from.depth > 1 ? $from.node(-1) : null
  if (item?.type !== listItem || $from.parent.type.spec.code === true) return false
  const split = chooseSplit(item, $from, selection.empty)
  if (!split) return false
  if (dispatch) {
    split(tr, $from)
    keepMarks(state, tr)
    dispatch(tr.scrollIntoView())
  }
  return true
}

/** A caret or a part of one text. What Enter makes of a larger selection is the same outside lists. */
function isInText(selection: Selection): boolean {
  const { $from, $to, empty } = selection
  if (!(selection instanceof TextSelection) || !$from.sameParent($to)) return false
  return empty || $from.parentOffset > 0 || $to.parentOffset < $to.parent.content.size
}

type Split = (transaction: Transaction, $caret: ResolvedPos) => void

function chooseSplit(item: Node, $caret: ResolvedPos, wasCaret: boolean): Split | null {
  const blocks = item.children.filter(child => child.type !== list).length
  const isEmpty = $caret.parent.content.size === 0
  if (blocks === 1) return isEmpty && wasCaret ? moveOut : splitText
  if (!isEmpty) return null
  return $caret.index(-1) > 0 ? beginItem : addBlock
}

const moveOut: Split = (transaction, $caret) => {
  const index = $caret.index(-2)
  liftItemRun(transaction, { list: $caret.before(-2), from: index, to: index + 1 })
}

/** The block of the caret is the first of a new item. */
const beginItem: Split = (transaction, $caret) => {
  transaction.split($caret.before(), 1, [{ type: listItem, attrs: newItem($caret.node(-1)) }])
}

const addBlock: Split = (transaction, $caret) => {
  transaction.split($caret.pos)
}

const splitText: Split = (transaction, $caret) => {
  const item = $caret.node(-1)
  const block = $caret.parent
  const atStart = $caret.parentOffset === 0 && block.content.size > 0
  const type: NodeType = $caret.parentOffset === block.content.size ? paragraph : block.type
  transaction.split($caret.pos, 2, [
    { type: listItem, attrs: atStart ? item.attrs : newItem(item) },
    { type, attrs: block.attrs },
  ])
  // The check stays with the text.
  if (atStart && listItemAttrs(item).checked) {
    transaction.setNodeAttribute($caret.before(-1), 'checked', false)
  }
}

function newItem(item: Node): { checked: boolean; indent: unknown } {
  return { checked: false, indent: indentOf(item) }
}
