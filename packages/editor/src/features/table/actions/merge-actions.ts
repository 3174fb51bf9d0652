import {
  ArrowDownToLine,
  ArrowLeftToLine,
  ArrowRightToLine,
  ArrowUpToLine,
  SquareSplitHorizontal,
  SquareSplitVertical,
  TableCellsMerge,
} from 'lucide-react'
import type { Message } from '../../../messages/message.ts'
import * as say from '../toolbar/messages.ts'
import { mergeSelected, mergeWith, splitSelected } from '../table-commands.ts'
import type { ActionGroups, TableAction } from './table-action.ts'

/** Makes one cell of those that are selected. */
export const mergeAction: TableAction & { readonly label: Message } = {
  label: say.mergeCells,
  icon: TableCellsMerge,
  run: mergeSelected,
}

/** What makes one cell of several, and several of one. */
export const mergeActions: ActionGroups = [
  [
    mergeAction,
    { label: say.mergeUp, icon: ArrowUpToLine, run: mergeWith('up') },
    { label: say.mergeRight, icon: ArrowRightToLine, run: mergeWith('right') },
    { label: say.mergeDown, icon: ArrowDownToLine, run: mergeWith('down') },
    { label: say.mergeLeft, icon: ArrowLeftToLine, run: mergeWith('left') },
  ],
  [
    { label: say.splitHorizontally, icon: SquareSplitVertical, run: splitSelected('row') },
    { label: say.splitVertically, icon: SquareSplitHorizontal, run: splitSelected('column') },
  ],
]
