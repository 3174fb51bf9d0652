import type { ResolvedPos } from 'prosemirror-model'
import { NodeSelection, TextSelection, type Command, type Selection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { directions, textEdge, type ArrowName } from '../../core/selection/arrow-name.ts'
import { isBlockObject } from '../../core/selection/block-object.ts'
import { GapCursor, isGap } from '../../core/selection/gap-cursor.ts'
import {
  blockBeside,
  findNextBlock,
  outside,
  selectBeside,
  type Direction,
} from '../../core/selection/next-block.ts'

/** An arrow key where objects are: it stops at the end of the text, before an object, on it and after it. In text it is the browser's. */
export function arrow(name: ArrowName): Command {
  const direction = directions[name]
  return (state, dispatch, view) => {
    const { selection } = state
    const next =
      selection instanceof TextSelection
        ? findStopBesideText(selection, name, view)
        : findStopBesideObject(selection, direction)
    // Where nothing follows, a caret between blocks stays: the browser would put it anywhere.
    if (!next) return selection instanceof GapCursor
    dispatch?.(state.tr.setSelection(next).scrollIntoView())
    return true
  }
}

function findStopBesideText(
  { $head, empty }: TextSelection,
  name: ArrowName,
  view: EditorView | undefined,
): Selection | null {
  if (!empty || !view?.endOfTextblock(name) || $head.depth === 0) return null
  const next = findNextStop(outside($head, directions[name]), directions[name])
  const $edge = textEdge($head, name)
  if (next === null || next instanceof TextSelection) return null
  return $edge ? TextSelection.create($edge.doc, $edge.pos) : next
}

function findStopBesideObject(selection: Selection, direction: Direction): Selection | null {
  const $edge = direction > 0 ? selection.$to : selection.$from
  if (selection instanceof NodeSelection) {
    if (!isBlockObject(selection.node)) return null
    return isGap($edge) ? new GapCursor($edge) : findNextStop($edge, direction)
  }
  if (!(selection instanceof GapCursor)) return null
  return isBlockObject(blockBeside($edge, direction))
    ? selectBeside($edge, direction)
    : findNextStop($edge, direction)
}

function findNextStop($pos: ResolvedPos, direction: Direction): Selection | null {
  const $next = findNextBlock($pos, direction)
  if (!$next) return leaveObject($pos, direction)
  if (blockBeside($next, direction)?.isTextblock) {
    return TextSelection.create($next.doc, $next.pos + direction)
  }
  return isGap($next) ? new GapCursor($next) : selectBeside($next, direction)
}

/** From the caption of an object the way leads beside the object; from a cell there is none. */
function leaveObject($pos: ResolvedPos, direction: Direction): Selection | null {
  if (!isBlockObject($pos.parent)) return null
  const $beside = outside($pos, direction)
  return isGap($beside) ? new GapCursor($beside) : null
}
