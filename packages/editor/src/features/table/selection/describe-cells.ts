import type { Selection } from 'prosemirror-state'
import type { Message } from '../../../messages/message.ts'
import { CellSelection } from '../cell-selection.ts'
import { findSelectedCells } from '../find-table.ts'
import { cellsSelected } from '../messages.ts'

/** How many rows and columns of cells are selected; `null` where none are. */
export function describeCells(selection: Selection): Message | null {
  const selected = selection instanceof CellSelection ? findSelectedCells(selection) : null
  if (!selected) return null
  const { top, left, bottom, right } = selected.rect
  return cellsSelected(bottom - top, right - left)
}
