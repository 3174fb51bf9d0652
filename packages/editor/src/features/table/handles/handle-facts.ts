import type { EditorState } from 'prosemirror-state'
import { CellSelection } from '../cell-selection.ts'
import { findSelectedCells, findTable } from '../find-table.ts'
import { wholeLines } from './line-commands.ts'
import { noticeOf } from './notice.ts'

/** What the handles show of the state. */
export interface HandleFacts extends SelectedLines {
  /** The position of their table; `null` for none. */
  readonly pos: number | null
  readonly notice: string | null
}

interface SelectedLines {
  /** The lines that the selection begins in; -1 where it is not in the table. */
  readonly row: number
  readonly column: number
  /** Where it ends: behind these lines. */
  readonly bottom: number
  readonly right: number
  /** Whether cells are selected, and not text in one. */
  readonly isOfCells: boolean
  /** The whole lines that are selected, from and to; none where they are the same. */
  readonly rowsFrom: number
  readonly rowsTo: number
  readonly columnsFrom: number
  readonly columnsTo: number
}

const nothing: SelectedLines = {
  row: -1,
  column: -1,
  bottom: -1,
  right: -1,
  isOfCells: false,
  rowsFrom: 0,
  rowsTo: 0,
  columnsFrom: 0,
  columnsTo: 0,
}
const none = { from: 0, to: 0 }

/** Of the table under the pointer, else of that of the selection. */
export function readHandleFacts(
  state: EditorState,
  hovered: number | null,
  isEditable: boolean,
): HandleFacts {
  const notice = noticeOf(state)
  if (!isEditable) return { ...nothing, pos: null, notice }
  const own = findTable(state.selection)?.pos ?? null
  const pos = hovered ?? own
  return { ...(own === pos ? readLines(state) : nothing), pos, notice }
}

function readLines(state: EditorState): SelectedLines {
  const selected = findSelectedCells(state.selection)
  if (!selected) return nothing
  const rows = wholeLines(state, 'row') ?? none
  const columns = wholeLines(state, 'column') ?? none
  return {
    row: selected.rect.top,
    column: selected.rect.left,
    bottom: selected.rect.bottom,
    right: selected.rect.right,
    isOfCells: state.selection instanceof CellSelection,
    rowsFrom: rows.from,
    rowsTo: rows.to,
    columnsFrom: columns.from,
    columnsTo: columns.to,
  }
}
