import {
  ArrowDownToLine,
  ArrowLeftToLine,
  ArrowRightToLine,
  ArrowUpToLine,
  ArrowUp,
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  Columns3,
  Rows3,
  SquareSplitHorizontal,
  SquareSplitVertical,
  TableCellsMerge,
  Trash2,
} from 'lucide-react'
import type { Command, EditorState } from 'prosemirror-state'
import type { ItemIcon } from '../../../core/toolbar/item-icon.tsx'
import type { Message } from '../../../messages/message.ts'
import { findSelectedCells } from '../find-table.ts'
import type { Axis } from '../grid/axis.ts'
import { deleteLabel, insertAfterLabel, insertBeforeLabel } from '../handles/messages.ts'
import * as say from '../messages.ts'
import {
  deleteSelectedLines,
  insertBeside,
  isInHeading,
  mergeSelected,
  mergeWith,
  selectLines,
  splitSelected,
  toggleHeading,
} from '../table-commands.ts'

/** A line of a drop-down: something that is done, or, with `isActive`, something that is on or off. */
export interface TableAction {
  readonly label: Message
  readonly icon: ItemIcon
  readonly run: Command
  readonly isActive?: (state: EditorState) => boolean
}

const isHeading =
  (axis: Axis) =>
  ({ selection }: EditorState): boolean => {
    const selected = findSelectedCells(selection)
    return selected !== null && isInHeading(axis, selected)
  }

const action = (label: Message, icon: ItemIcon, run: Command): TableAction => ({ label, icon, run })

/** What is done with the rows of the selection, in groups. */
export const rowActions: readonly (readonly TableAction[])[] = [
  [{ ...action(say.headingRowLabel, Rows3, toggleHeading('row')), isActive: isHeading('row') }],
  [
    action(insertBeforeLabel.row, ArrowUp, insertBeside('row', -1)),
    action(insertAfterLabel.row, ArrowDown, insertBeside('row', 1)),
    action(say.selectRow, Rows3, selectLines('row')),
    action(deleteLabel.row, Trash2, deleteSelectedLines('row')),
  ],
]

/** What is done with its columns. */
export const columnActions: readonly (readonly TableAction[])[] = [
  [{ ...action(say.headingColumnLabel, Columns3, toggleHeading('column')), isActive: isHeading('column') }],
  [
    action(insertBeforeLabel.column, ArrowLeft, insertBeside('column', -1)),
    action(insertAfterLabel.column, ArrowRight, insertBeside('column', 1)),
    action(say.selectColumn, Columns3, selectLines('column')),
    action(deleteLabel.column, Trash2, deleteSelectedLines('column')),
  ],
]

export const mergeAction: TableAction = action(say.mergeCells, TableCellsMerge, mergeSelected)

/** What makes one cell of several, and several of one. */
export const mergeActions: readonly (readonly TableAction[])[] = [
  [
    mergeAction,
    action(say.mergeUp, ArrowUpToLine, mergeWith('up')),
    action(say.mergeRight, ArrowRightToLine, mergeWith('right')),
    action(say.mergeDown, ArrowDownToLine, mergeWith('down')),
    action(say.mergeLeft, ArrowLeftToLine, mergeWith('left')),
  ],
  [
    action(say.splitHorizontally, SquareSplitVertical, splitSelected('row')),
    action(say.splitVertically, SquareSplitHorizontal, splitSelected('column')),
  ],
]
