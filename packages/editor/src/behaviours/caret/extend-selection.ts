import { selectionNear } from '../../dom/root-of.ts'
import type { ResolvedPos } from 'prosemirror-model'
import {
  NodeSelection,
  TextSelection,
  type Command,
  type EditorState,
  type Selection,
} from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { directions, textEdge, type ArrowName } from '../../core/selection/arrow-name.ts'
import { isBlockObject } from '../../core/selection/block-object.ts'
import { GapCursor } from '../../core/selection/gap-cursor.ts'
import { GapRange, selectBetween } from '../../core/selection/gap-range.ts'
import { blockBeside, findNextBlock, outside, type Direction } from '../../core/selection/next-block.ts'

interface Ends {
  readonly $anchor: ResolvedPos
  readonly $head: ResolvedPos
}

/** Shift with an arrow key beside an object takes it into the selection as a whole, or lets go of it; first comes the rest of the text. */
export function extendSelection(name: ArrowName): Command {
  const direction = directions[name]
  return (state, dispatch, view) => {
    const ends = findEnds(state.selection, direction)
    if (!ends || (ends.$head.parent.inlineContent && !meetsObject(state, ends.$head, name, view)))
      return false
    const $edge = textEdge(ends.$head, name)
    const $next = $edge ?? findPlace(ends.$head, direction)
    if (!$next || !dispatch) return true
    const $head = $edge ?? enterText(ends, $next, name, view)
    dispatch(state.tr.setSelection(selectBetween(ends.$anchor, $head)).scrollIntoView())
    return true
  }
}

/** From beside a text a selection that shrinks ends at the text, one that grows takes in a piece of it. */
function enterText(
  { $anchor, $head }: Ends,
  $next: ResolvedPos,
  name: ArrowName,
  view?: EditorView,
): ResolvedPos {
  const direction = directions[name]
  if (blockBeside($next, direction)?.isTextblock !== true) return $next
  const edge = $next.pos + direction
  if (($next.pos - $anchor.pos) * direction < 0) return $next.doc.resolve(edge)
  return passesObject($head, direction) || !view ? $next : stepByBrowser(view, edge, name)
}

/** From where to where a selection goes; one of an object grows on the side of the arrow. */
function findEnds(selection: Selection, direction: Direction): Ends | null {
  const { $from, $to, $anchor, $head } = selection
  if (selection instanceof NodeSelection && isBlockObject(selection.node))
    return direction > 0 ? { $anchor: $from, $head: $to } : { $anchor: $to, $head: $from }
  const isKnown = [TextSelection, GapCursor, GapRange].some(type => selection instanceof type)
  return isKnown ? { $anchor, $head } : null
}

/** Whether the key would lead out of a text, and an object comes next. */
function meetsObject(
  state: EditorState,
  $head: ResolvedPos,
  name: ArrowName,
  view: EditorView | undefined,
): boolean {
  if ($head.parent.type.spec.isolating === true || !passesObject($head, directions[name])) return false
  const caret = state.apply(state.tr.setSelection(TextSelection.create(state.doc, $head.pos)))
  return view?.endOfTextblock(name, caret) ?? false
}

function findNext($head: ResolvedPos, direction: Direction): ResolvedPos | null {
  return findNextBlock($head.parent.inlineContent ? outside($head, direction) : $head, direction)
}

function passesObject($head: ResolvedPos, direction: Direction): boolean {
  const $next = findNext($head, direction)
  return $next !== null && isBlockObject(blockBeside($next, direction))
}

/** The place behind the object that comes next, or right before the text that does. */
function findPlace($head: ResolvedPos, direction: Direction): ResolvedPos | null {
  const $next = findNext($head, direction)
  const next = $next && blockBeside($next, direction)
  return isBlockObject(next) && $next && next
    ? $next.doc.resolve($next.pos + direction * next.nodeSize)
    : $next
}

/** Where the browser goes to from a place in a text, by one character or line. */
function stepByBrowser(view: EditorView, pos: number, name: ArrowName): ResolvedPos {
  const selection = selectionNear(view.dom)
  const { node, offset } = view.domAtPos(pos)
  selection?.collapse(node, offset)
  const unit = name === 'left' || name === 'right' ? 'character' : 'line'
  selection?.modify('move', directions[name] > 0 ? 'forward' : 'backward', unit)
  const focus = selection?.focusNode
  return view.state.doc.resolve(focus ? view.posAtDOM(focus, selection.focusOffset) : pos)
}
