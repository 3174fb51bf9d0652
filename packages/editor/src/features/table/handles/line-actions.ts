import {
  ArrowDown,
  ArrowDownAZ,
  ArrowDownZA,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Columns3,
  MoveHorizontal,
} from 'lucide-react'
import type { EditorState } from 'prosemirror-state'
import type { Message } from '../../../messages/message.ts'
import { findSelectedCells } from '../find-table.ts'
import { countLines, type Axis } from '../grid/axis.ts'
import { linesOf } from '../grid/rect.ts'
import { deleteAction, insertActions, type TableAction } from '../table-action.ts'
import { distributeColumns, fitToPage } from '../widths/width-commands.ts'
import { moveSelectedLines, sortBySelected } from './line-commands.ts'
import {
  distributeLabel,
  fitToPageLabel,
  moveBackLabel,
  moveOnLabel,
  oneRowReason,
  sortAscendingLabel,
  sortDescendingLabel,
  spansMoveReason,
  spansSortReason,
} from './messages.ts'

const icons = { column: { back: ArrowLeft, on: ArrowRight }, row: { back: ArrowUp, on: ArrowDown } }

/** What the menu of a handle does with selected rows, or columns. */
export function lineActions(axis: Axis): readonly TableAction[] {
  const { back, on } = icons[axis]
  const moves: TableAction[] = [
    {
      label: moveBackLabel[axis],
      icon: back,
      run: moveSelectedLines(axis, -1),
      findReason: whyNoMove(axis, -1),
    },
    { label: moveOnLabel[axis], icon: on, run: moveSelectedLines(axis, 1), findReason: whyNoMove(axis, 1) },
  ]
  const forColumns: TableAction[] = [
    { label: sortAscendingLabel, icon: ArrowDownAZ, run: sortBySelected('ascending'), findReason: whyNoSort },
    {
      label: sortDescendingLabel,
      icon: ArrowDownZA,
      run: sortBySelected('descending'),
      findReason: whyNoSort,
    },
    { label: distributeLabel, icon: Columns3, run: distributeColumns },
    { label: fitToPageLabel, icon: MoveHorizontal, run: fitToPage },
  ]
  return [...insertActions(axis), ...moves, ...(axis === 'column' ? forColumns : []), deleteAction(axis)]
}

/** At the edge of the table it is plain to see. */
function whyNoMove(axis: Axis, direction: 1 | -1): (state: EditorState) => Message | null {
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
