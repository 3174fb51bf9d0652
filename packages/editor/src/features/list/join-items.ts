import { schema } from '@taskfield/document'
import type { Node, ResolvedPos } from 'prosemirror-model'
import { TextSelection, type Command, type EditorState } from 'prosemirror-state'
import { freeItem } from '../../core/lists/outdent-items.ts'
import { findTextEndBefore, joinItemText } from './join-item-text.ts'

const { list, listItem } = schema.nodes

/**
 * Backspace at the start of an item: its text joins the text before it. The first item of a list leaves the list
 * instead.
 */
export const joinItemBackward: Command = (state, dispatch) => {
  const $caret = caretOf(state)
  if (!$caret || $caret.parentOffset > 0 || !beginsItem($caret)) return false
  const $item = state.doc.resolve($caret.before(-1))
  const { tr } = state
  if (isFirstOfAll($item)) freeItem(tr, $item.pos)
  else if (!joinItemText(tr, $item)) return false
  dispatch?.(tr.scrollIntoView())
  return true
}

/** Delete before an item: its text joins the text of the caret. */
export const joinItemForward: Command = (state, dispatch) => {
  const $caret = caretOf(state)
  if (!$caret || $caret.parentOffset < $caret.parent.content.size) return false
  const $item = findItemAfter($caret)
  const { tr } = state
  if (!$item || findTextEndBefore($item) !== $caret.pos || !joinItemText(tr, $item)) return false
  dispatch?.(tr.scrollIntoView())
  return true
}

/** The caret, where it stands in text that is not code. */
function caretOf({ selection }: EditorState): ResolvedPos | null {
  const isCaret = selection instanceof TextSelection && selection.empty
  return isCaret && selection.$from.parent.type.spec.code !== true ? selection.$from : null
}

function beginsItem($caret: ResolvedPos): boolean {
  return $caret.depth > 1 && $caret.node(-1).type === listItem && $caret.index(-1) === 0
}

/** Whether no list or item stands before an item: nothing that its text could join as part of a list. */
function isFirstOfAll($item: ResolvedPos): boolean {
  if ($item.index() > 0 || $item.node(-1).type === listItem) return false
  return $item.doc.resolve($item.before()).nodeBefore?.type !== list
}

/** Finds the item whose text comes next after a text block: a later one, or the first in the list below it. */
function findItemAfter($caret: ResolvedPos): ResolvedPos | null {
  for (let depth = $caret.depth; depth > 0; depth--) {
    const $after = $caret.doc.resolve($caret.after(depth))
    if ($after.nodeAfter) return placeFirstItem($after, $after.nodeAfter)
    if ($after.parent.type !== list && $after.parent.type !== listItem) return null
  }
  return null
}

function placeFirstItem($position: ResolvedPos, node: Node): ResolvedPos | null {
  if (node.type === listItem) return $position
  return node.type === list ? $position.doc.resolve($position.pos + 1) : null
}
