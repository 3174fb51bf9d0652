import { schema } from '@taskfield/document'
import { NodeSelection, Selection, type Command, type EditorState } from 'prosemirror-state'
import { findOpenBalloon } from '../../../core/feature/balloon.ts'
import { featuresOf, popupsOf } from '../../../core/feature/feature-list.ts'
import { GapCursor, isGap } from '../../../core/selection/gap-cursor.ts'
import type { NodeWithPos } from '../../../core/selection/selected-blocks.ts'
import { findTable } from '../find-table.ts'

/** Escape goes from a cell or caption to the table as a whole, and from there to the place behind it. */
export const leaveTable: Command = (state, dispatch) => {
  const found = findTable(state.selection)
  if (!found || hasBalloonWithin(state, found)) return false
  dispatch?.(state.tr.setSelection(leave(state.selection, found)).scrollIntoView())
  return true
}

function leave(selection: Selection, { pos }: NodeWithPos): Selection {
  const { doc } = selection.$from
  const isSelected = selection instanceof NodeSelection && selection.node.type === schema.nodes.tableFigure
  if (!isSelected) return NodeSelection.create(doc, pos - 1)
  const $after = selection.$to
  return isGap($after) ? new GapCursor($after) : Selection.near($after, 1)
}

/** Whether a popup stands at something in the table, such as a link: Escape closes that. */
function hasBalloonWithin(state: EditorState, { node, pos }: NodeWithPos): boolean {
  const balloons = popupsOf(featuresOf(state), 'balloons').map(({ popup }) => popup)
  const open = findOpenBalloon(state, balloons)
  return open !== null && open.from > pos && open.to < pos + node.nodeSize
}
