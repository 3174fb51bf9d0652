import type { Command, EditorState } from 'prosemirror-state'
import type { ItemIcon } from '../../../core/toolbar/item-icon.tsx'
import type { Message } from '../../../messages/message.ts'
import { findSelectedCells } from '../find-table.ts'
import type { Axis } from '../grid/axis.ts'
import { linesOf } from '../grid/rect.ts'

/** A line of a menu at a table: something that is done, or, with `isActive`, something that is on or off. */
export interface TableAction {
  /** Some say how many rows or columns are selected. */
  readonly label: Message | ((state: EditorState) => Message)
  readonly icon: ItemIcon
  readonly run: Command
  readonly isActive?: (state: EditorState) => boolean
  /** Why it cannot be done, where that is not plain to see. */
  readonly findReason?: (state: EditorState) => Message | null
}

/** What a menu holds, with a line between one group and the next. */
export type ActionGroups = readonly (readonly TableAction[])[]

export const labelOf = ({ label }: TableAction, state: EditorState): Message =>
  typeof label === 'function' ? label(state) : label

/** How many rows or columns the selection is in; 1 outside of cells. */
export function countSelected({ selection }: EditorState, axis: Axis): number {
  const selected = findSelectedCells(selection)
  if (!selected) return 1
  const { from, to } = linesOf(selected.rect, axis)
  return to - from
}
