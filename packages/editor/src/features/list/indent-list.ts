import { indentOf, schema } from '@taskfield/document'
import type { ResolvedPos } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import { lessIndent, moreIndent } from '../../core/transform/indent-step.ts'
import { findItemDepth } from '../../core/lists/find-item.ts'

const { listItem } = schema.nodes

/** Moves a whole list in, where the selection begins at its very start. */
export const indentList: Command = (state, dispatch) => {
  const { $from } = state.selection
  const depth = findFirstItem($from)
  const atStart = depth > 0 && $from.depth === depth + 1 && $from.pos === $from.start(depth) + 1
  if (!atStart || $from.parent.type.spec.code === true) return false
  return setIndent(state, dispatch, $from.before(depth - 1), moreIndent)
}

/** Shift+Tab in an item takes back the indent of the item, in the first item that of the list. */
export const outdentList: Command = (state, dispatch) => {
  const { $from, $to } = state.selection
  const depth = findItemDepth($from)
  if (depth === 0 || $to.pos > $from.end(depth) || $from.parent.type.spec.code === true) return false
  if (indentOf($from.node(depth)) !== null) return setIndent(state, dispatch, $from.before(depth), lessIndent)
  const first = findFirstItem($from)
  if (first === 0 || indentOf($from.node(first - 1)) === null) return false
  return setIndent(state, dispatch, $from.before(first - 1), lessIndent)
}

/** The depth of the item around a position, where it is the first of a list that stands in no item; else 0. */
function findFirstItem($pos: ResolvedPos): number {
  const depth = findItemDepth($pos)
  const isFirst = depth > 0 && $pos.index(depth - 1) === 0 && $pos.node(depth - 2).type !== listItem
  return isFirst ? depth : 0
}

function setIndent(
  state: EditorState,
  dispatch: Parameters<Command>[1],
  pos: number,
  change: (indent: string | null) => string | null,
): boolean {
  const node = state.doc.nodeAt(pos)
  const indent = change(node ? indentOf(node) : null)
  dispatch?.(state.tr.setNodeMarkup(pos, null, { ...node?.attrs, indent }).scrollIntoView())
  return true
}
