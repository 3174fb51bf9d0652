import { joinTextblockBackward, joinTextblockForward } from 'prosemirror-commands'
import type { Node } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'

/**
 * Backspace at the start of a block: its text joins the text before it, also in a list or a quote, and takes the form
 * of that block. An empty paragraph just before is left to be deleted, so that a heading stays one.
 */
export const joinTextBackward: Command = (state, dispatch, view) => {
  const before = findSibling(state, -1)
  return !(before && isEmptyText(before)) && joinTextblockBackward(state, dispatch, view)
}

/** Delete at the end of a block: the same the other way round. */
export const joinTextForward: Command = (state, dispatch, view) => {
  const isEmptyBeforeText = isEmptyText(state.selection.$from.parent) && findSibling(state, 1)?.isTextblock
  return !isEmptyBeforeText && joinTextblockForward(state, dispatch, view)
}

function findSibling({ selection: { $from } }: EditorState, step: 1 | -1): Node | null {
  return $from.depth > 0 ? $from.node(-1).maybeChild($from.index(-1) + step) : null
}

function isEmptyText(block: Node): boolean {
  return block.isTextblock && block.content.size === 0
}
