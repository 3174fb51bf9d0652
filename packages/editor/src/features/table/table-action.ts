import { ArrowDownToLine, ArrowLeftToLine, ArrowRightToLine, ArrowUpToLine, Trash2 } from 'lucide-react'
import type { Command, EditorState } from 'prosemirror-state'
import type { ItemIcon } from '../../core/toolbar/item-icon.tsx'
import type { Message } from '../../messages/message.ts'
import { findSelectedCells } from './find-table.ts'
import type { Axis } from './grid/axis.ts'
import { linesOf } from './grid/rect.ts'
import { deleteLinesLabel, insertAfterLabel, insertBeforeLabel } from './handles/messages.ts'
import { deleteSelectedLines, insertBeside } from './table-commands.ts'

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

export const labelOf = ({ label }: TableAction, state: EditorState): Message =>
  typeof label === 'function' ? label(state) : label

const icons = {
  column: { before: ArrowLeftToLine, after: ArrowRightToLine },
  row: { before: ArrowUpToLine, after: ArrowDownToLine },
}

/** What inserts a row or column beside those that are selected. */
export function insertActions(axis: Axis): readonly TableAction[] {
  const { before, after } = icons[axis]
  return [
    { label: insertBeforeLabel[axis], icon: before, run: insertBeside(axis, -1) },
    { label: insertAfterLabel[axis], icon: after, run: insertBeside(axis, 1) },
  ]
}

/** What deletes the selected rows or columns. */
export function deleteAction(axis: Axis): TableAction {
  return {
    label: state => deleteLinesLabel[axis](countSelected(state, axis)),
    icon: Trash2,
    run: deleteSelectedLines(axis),
  }
}

/** How many rows or columns the selection is in; 1 outside of cells. */
export function countSelected({ selection }: EditorState, axis: Axis): number {
  const selected = findSelectedCells(selection)
  if (!selected) return 1
  const { from, to } = linesOf(selected.rect, axis)
  return to - from
}
