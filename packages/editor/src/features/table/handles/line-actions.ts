import {
  ArrowDown,
  ArrowDownAZ,
  ArrowDownToLine,
  ArrowDownZA,
  ArrowLeft,
  ArrowLeftToLine,
  ArrowRight,
  ArrowRightToLine,
  ArrowUp,
  ArrowUpToLine,
  Columns3,
  MoveHorizontal,
  Trash2,
} from 'lucide-react'
import type { Command, EditorState } from 'prosemirror-state'
import type { ItemIcon } from '../../../core/toolbar/item-icon.tsx'
import type { Message } from '../../../messages/message.ts'
import { findSelectedCells } from '../find-table.ts'
import { countLines, type Axis } from '../grid/axis.ts'
import { linesOf } from '../grid/rect.ts'
import { deleteSelectedLines, insertBeside } from '../table-commands.ts'
import { distributeColumns, fitToPage } from '../widths/width-commands.ts'
import { moveSelectedLines, sortBySelected } from './line-commands.ts'
import {
  deleteLabel,
  distributeLabel,
  fitToPageLabel,
  insertAfterLabel,
  insertBeforeLabel,
  moveBackLabel,
  moveOnLabel,
  oneRowReason,
  sortAscendingLabel,
  sortDescendingLabel,
  spansMoveReason,
  spansSortReason,
} from './messages.ts'

/** What the menu of a handle offers. */
export interface LineAction {
  readonly label: Message
  readonly icon: ItemIcon
  readonly run: Command
  /** Why it cannot be done, where that is not plain to see. */
  readonly findReason: (state: EditorState) => Message | null
}

const noReason = (): null => null

const icons = {
  column: { before: ArrowLeftToLine, after: ArrowRightToLine, back: ArrowLeft, on: ArrowRight },
  row: { before: ArrowUpToLine, after: ArrowDownToLine, back: ArrowUp, on: ArrowDown },
}

/** The actions for selected rows, or columns. */
export function lineActions(axis: Axis): readonly LineAction[] {
  const { before, after, back, on } = icons[axis]
  const forBoth: LineAction[] = [
    { label: insertBeforeLabel[axis], icon: before, run: insertBeside(axis, -1), findReason: noReason },
    { label: insertAfterLabel[axis], icon: after, run: insertBeside(axis, 1), findReason: noReason },
    {
      label: moveBackLabel[axis],
      icon: back,
      run: moveSelectedLines(axis, -1),
      findReason: whyNoMove(axis, -1),
    },
    { label: moveOnLabel[axis], icon: on, run: moveSelectedLines(axis, 1), findReason: whyNoMove(axis, 1) },
  ]
  const forColumns: LineAction[] = [
    { label: sortAscendingLabel, icon: ArrowDownAZ, run: sortBySelected('ascending'), findReason: whyNoSort },
    {
      label: sortDescendingLabel,
      icon: ArrowDownZA,
      run: sortBySelected('descending'),
      findReason: whyNoSort,
    },
    { label: distributeLabel, icon: Columns3, run: distributeColumns, findReason: noReason },
    { label: fitToPageLabel, icon: MoveHorizontal, run: fitToPage, findReason: noReason },
  ]
  const removal = {
    label: deleteLabel[axis],
    icon: Trash2,
    run: deleteSelectedLines(axis),
    findReason: noReason,
  }
  return [...forBoth, ...(axis === 'column' ? forColumns : []), removal]
}

/** At the edge of the table it is plain to see. */
function whyNoMove(axis: Axis, direction: 1 | -1): LineAction['findReason'] {
  return ({ selection }) => {
    const selected = findSelectedCells(selection)
    if (!selected) return null
    const { from, to } = linesOf(selected.rect, axis)
    const isAtEdge = direction > 0 ? to === countLines(selected.grid, axis) : from === 0
    return isAtEdge ? null : spansMoveReason
  }
}

function whyNoSort({ selection }: EditorState): Message | null {
  const grid = findSelectedCells(selection)?.grid
  if (!grid) return null
  return grid.height - grid.attrs.headingRows > 1 ? spansSortReason : oneRowReason
}
