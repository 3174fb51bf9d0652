import type { Command, EditorState, Selection } from 'prosemirror-state'
import { endCaret, startCaret } from '../../core/selection/edge-caret.ts'
import { selectBetween } from '../../core/selection/gap-range.ts'
import type { Direction } from '../../core/selection/next-block.ts'

/** Ctrl+Home and Ctrl+End: the caret before or after everything, objects included. */
export function goToDocumentEdge(direction: Direction): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.setSelection(edgeCaret(state, direction)).scrollIntoView())
    return true
  }
}

/** The same with Shift: everything up to there is selected. */
export function extendToDocumentEdge(direction: Direction): Command {
  return (state, dispatch) => {
    const { $head } = edgeCaret(state, direction)
    dispatch?.(state.tr.setSelection(selectBetween(state.selection.$anchor, $head)).scrollIntoView())
    return true
  }
}

function edgeCaret({ doc }: EditorState, direction: Direction): Selection {
  return direction > 0 ? endCaret(doc) : startCaret(doc)
}
