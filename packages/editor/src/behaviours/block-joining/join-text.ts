import { schema } from '@taskfield/document'
import type { ResolvedPos } from 'prosemirror-model'
import { TextSelection, type Command, type EditorState } from 'prosemirror-state'
import { blockBeside, findNextBlock, outside, type Direction } from '../../core/selection/next-block.ts'
import { joinTexts } from '../../core/transform/join-texts.ts'
import { isTextEdge } from '../../core/transform/find-span.ts'

/** Backspace at the start of a block (-1) and Delete at its end (1): its text and the one beside it become one. */
export function joinText(direction: Direction): Command {
  return (state, dispatch) => {
    const $caret = caretAtEdge(state, direction)
    const beside = $caret && findTextBeside($caret, direction)
    if (!$caret || !beside) return false
    if (dispatch) {
      const { tr } = state
      if (direction > 0) joinTexts(tr, $caret.pos, beside)
      else joinTexts(tr, beside, $caret.pos)
      dispatch(tr.scrollIntoView())
    }
    return true
  }
}

/** Backspace in an empty heading or in empty code before which no text stands makes it a paragraph. */
export const endEmptyBlock: Command = (state, dispatch) => {
  const $caret = caretAtEdge(state, -1)
  const { paragraph } = schema.nodes
  if (!$caret || $caret.parent.content.size > 0 || $caret.parent.type === paragraph) return false
  if (!$caret.node(-1).canReplaceWith($caret.index(-1), $caret.indexAfter(-1), paragraph)) return false
  dispatch?.(state.tr.setNodeMarkup($caret.before(), paragraph, {}).scrollIntoView())
  return true
}

/** Delete in the one text of a document or a cell, while it is empty: what it stands in goes, and a paragraph is left. */
export const endEmptyContent: Command = (state, dispatch) => {
  const $caret = caretAtEdge(state, 1)
  if (!$caret || $caret.parent.content.size > 0 || $caret.parent.type.spec.isolating === true) return false
  let { depth } = $caret
  while (depth > 1 && $caret.node(depth - 1).type.spec.isolating !== true) {
    if ($caret.node(depth - 1).childCount > 1) return false
    depth--
  }
  const { paragraph } = schema.nodes
  if ($caret.node(depth - 1).childCount > 1 || $caret.node(depth).type === paragraph) return false
  if (dispatch) {
    const from = $caret.before(depth)
    const tr = state.tr.replaceWith(from, $caret.after(depth), paragraph.create())
    dispatch(tr.setSelection(TextSelection.create(tr.doc, from + 1)).scrollIntoView())
  }
  return true
}

/** The caret where it stands at an edge of a text; `null` where it does not. */
function caretAtEdge({ selection }: EditorState, direction: Direction): ResolvedPos | null {
  const { $head, empty } = selection
  if (!(selection instanceof TextSelection) || !empty || $head.depth === 0) return null
  return isTextEdge($head, direction) ? $head : null
}

function findTextBeside($caret: ResolvedPos, direction: Direction): number | null {
  if ($caret.parent.type.spec.isolating === true) return null
  const $next = findNextBlock(outside($caret, direction), direction)
  return $next && blockBeside($next, direction)?.isTextblock ? $next.pos + direction : null
}
