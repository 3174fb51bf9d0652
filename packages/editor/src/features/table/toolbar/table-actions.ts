import {
  ArrowDownToLine,
  ArrowLeftToLine,
  ArrowRightToLine,
  ArrowUpToLine,
  Columns3,
  Rows3,
  SquareSplitHorizontal,
  SquareSplitVertical,
  TableCellsMerge,
} from 'lucide-react'
import type { Command, EditorState } from 'prosemirror-state'
import type { ItemIcon } from '../../../core/toolbar/item-icon.tsx'
import type { Message } from '../../../messages/message.ts'
import { findSelectedCells } from '../find-table.ts'
import type { Axis } from '../grid/axis.ts'
import * as say from '../messages.ts'
import { deleteAction, insertActions, type TableAction } from '../table-action.ts'
import {
  isInHeading,
  mergeSelected,
  mergeWith,
  selectLines,
  splitSelected,
  toggleHeading,
} from '../table-commands.ts'

const isHeading =
  (axis: Axis) =>
  ({ selection }: EditorState): boolean => {
    const selected = findSelectedCells(selection)
    return selected !== null && isInHeading(axis, selected)
  }

const action = (label: Message, icon: ItemIcon, run: Command): TableAction & { label: Message } => ({
  label,
  icon,
  run,
})

/** What is done with the rows of the selection, in groups. */
export const rowActions: readonly (readonly TableAction[])[] = [
  [{ ...action(say.headingRowLabel, Rows3, toggleHeading('row')), isActive: isHeading('row') }],
  [...insertActions('row'), action(say.selectRow, Rows3, selectLines('row')), deleteAction('row')],
]

/** What is done with its columns. */
export const columnActions: readonly (readonly TableAction[])[] = [
  [{ ...action(say.headingColumnLabel, Columns3, toggleHeading('column')), isActive: isHeading('column') }],
  [
    ...insertActions('column'),
    action(say.selectColumn, Columns3, selectLines('column')),
    deleteAction('column'),
  ],
]

export const mergeAction: TableAction & { label: Message } = action(
  say.mergeCells,
  TableCellsMerge,
  mergeSelected,
)

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
