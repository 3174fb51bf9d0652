import { schema } from '@taskfield/document'
import { liftListItem, sinkListItem, splitListItemKeepMarks } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'

const { listItem } = schema.nodes

/** A new item after this one, not ticked; an empty item ends its list. */
export const splitItem: Command = splitListItemKeepMarks(listItem, { checked: false, indent: null })

/** Makes the item part of the one before it. */
export const indentItem: Command = sinkListItem(listItem)

/** Moves the item out one level; on the first level it leaves the list. */
export const outdentItem: Command = liftListItem(listItem)

/** Backspace at the start of a list: its first item leaves it. */
export const leaveListAtStart: Command = (state, dispatch) =>
  isAtStartOfList(state) && outdentItem(state, dispatch)

function isAtStartOfList(state: EditorState): boolean {
  const { $from, empty } = state.selection
  const item = $from.depth - 1
  return (
    empty &&
    $from.parentOffset === 0 &&
    item > 0 &&
    $from.node(item).type === listItem &&
    $from.index(item) === 0 &&
    $from.index(item - 1) === 0
  )
}
