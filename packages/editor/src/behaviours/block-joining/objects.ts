import { NodeSelection, type Command } from 'prosemirror-state'
import { isBlockObject } from '../../core/selection/block-object.ts'
import { deleteObject } from '../../core/transform/delete-object.ts'
import { insertParagraph } from '../../core/transform/insert-paragraph.ts'
import {
  findNextBlock,
  blockBeside,
  outside,
  selectBeside,
  type Direction,
} from '../../core/selection/next-block.ts'
import { isTextEdge } from '../../core/transform/find-span.ts'

/** Enter on a selected object: a paragraph after it (1), or before it (-1). */
export function insertParagraphBeside(direction: Direction): Command {
  return (state, dispatch) => {
    const { selection } = state
    if (!(selection instanceof NodeSelection) || !isBlockObject(selection.node)) return false
    dispatch?.(insertParagraph(state.tr, direction > 0 ? selection.to : selection.from))
    return true
  }
}

/** Backspace and Delete on a selected object. */
export const deleteSelectedObject: Command = (state, dispatch) => {
  const { selection } = state
  if (!(selection instanceof NodeSelection) || !isBlockObject(selection.node)) return false
  dispatch?.(deleteObject(state.tr, selection.from))
  return true
}

/**
 * Backspace after an object (-1) and Delete before one (1) select it; the next press deletes it. An empty text block
 * that the caret leaves by it goes.
 */
export function selectObject(direction: Direction): Command {
  return (state, dispatch) => {
    const { $head, empty } = state.selection
    if (!empty || !isTextEdge($head, direction) || $head.parent.type.spec.isolating === true) return false
    const $next = findNextBlock(outside($head, direction), direction)
    if (!$next || !isBlockObject(blockBeside($next, direction))) return false
    const transaction = state.tr.setSelection(selectBeside($next, direction))
    if ($head.parent.content.size === 0) transaction.deleteRange($head.before(), $head.after())
    dispatch?.(transaction.scrollIntoView())
    return true
  }
}
