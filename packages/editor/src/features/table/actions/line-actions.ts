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
  Rows3,
  Trash2,
} from 'lucide-react'
import type { EditorState } from 'prosemirror-state'
import type { Message } from '../../../messages/message.ts'
import { findSelectedCells } from '../find-table.ts'
import { countLines, type Axis } from '../grid/axis.ts'
import { linesOf } from '../grid/rect.ts'
import { moveSelectedLines } from '../handles/line-commands.ts'
import { sortBySelected } from '../sort/sort-by-selected.ts'
import { spansMoveReason } from '../handles/key-messages.ts'
import * as say from '../handles/messages.ts'
import { headingLabel, selectLinesLabel } from '../toolbar/messages.ts'
import {
  deleteSelectedLines,
  insertBeside,
  isInHeading,
  selectLines,
  toggleHeading,
} from '../table-commands.ts'
import { distributeColumns, fitToPage } from '../widths/width-commands.ts'
import { countSelected, type ActionGroups, type TableAction } from './table-action.ts'

const icons = {
  column: {
    line: Columns3,
    before: ArrowLeftToLine,
    after: ArrowRightToLine,
    back: ArrowLeft,
    on: ArrowRight,
  },
  row: { line: Rows3, before: ArrowUpToLine, after: ArrowDownToLine, back: ArrowUp, on: ArrowDown },
}

/** What is done with the rows or columns of the selection, in the menu of a handle and in that of the toolbar. */
export function lineActions(axis: Axis): ActionGroups {
  const { line, before, after, back, on } = icons[axis]
  const move = (direction: 1 | -1): Omit<TableAction, 'label' | 'icon'> => ({
    run: moveSelectedLines(axis, direction),
    findReason: whyNoMove(axis, direction),
  })
  return [
    [{ label: headingLabel[axis], icon: line, run: toggleHeading(axis), isActive: isHeading(axis) }],
    [
      { label: say.insertBeforeLabel[axis], icon: before, run: insertBeside(axis, -1) },
      { label: say.insertAfterLabel[axis], icon: after, run: insertBeside(axis, 1) },
      {
        label: state => say.deleteLinesLabel[axis](countSelected(state, axis)),
        icon: Trash2,
        run: deleteSelectedLines(axis),
      },
    ],
    [
      { label: say.moveBackLabel[axis], icon: back, ...move(-1) },
      { label: say.moveOnLabel[axis], icon: on, ...move(1) },
    ],
    ...(axis === 'column' ? [forColumns] : []),
  ]
}

/** What selects the rows or columns that the selection is in: at a handle they are. */
export function selectAction(axis: Axis): TableAction {
  return { label: selectLinesLabel[axis], icon: icons[axis].line, run: selectLines(axis) }
}

const forColumns: readonly TableAction[] = [
  {
    label: say.sortAscendingLabel,
    icon: ArrowDownAZ,
    run: sortBySelected('ascending'),
    findReason: whyNoSort,
  },
  {
    label: say.sortDescendingLabel,
    icon: ArrowDownZA,
    run: sortBySelected('descending'),
    findReason: whyNoSort,
  },
  { label: say.distributeLabel, icon: Columns3, run: distributeColumns },
  { label: say.fitToPageLabel, icon: MoveHorizontal, run: fitToPage },
]

function isHeading(axis: Axis): (state: EditorState) => boolean {
  return ({ selection }) => {
    const selected = findSelectedCells(selection)
    return selected !== null && isInHeading(axis, selected)
  }
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
  return grid.height - grid.attrs.headingRows > 1 ? say.spansSortReason : say.oneRowReason
}
