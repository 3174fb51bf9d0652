import { schema } from '@taskfield/document'
import type { ResolvedPos } from 'prosemirror-model'
import { TextSelection, type Command, type EditorState } from 'prosemirror-state'
import { liftOutOfLists } from '../../core/lists/lift-items.ts'

const { list, listItem } = schema.nodes

/** Backspace at the start of the first item of a list takes it out of the list. */
export const leaveListAtStart: Command = (state, dispatch) => {
  const $caret = caretOf(state)
  if (!$caret || $caret.parentOffset > 0 || !beginsItem($caret)) return false
  const $item = state.doc.resolve($caret.before(-1))
  if (!isFirstOfAll($item)) return false
  const { tr } = state
  liftOutOfLists(tr, $item.pos)
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
