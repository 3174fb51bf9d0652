import type { Command } from 'prosemirror-state'
import { findSelectedCells } from '../find-table.ts'

/** Takes the focus to the handle of the column that the selection begins in. */
export const focusHandles: Command = ({ selection }, dispatch, view) => {
  const selected = findSelectedCells(selection)
  if (!selected) return false
  if (!dispatch || !view) return true
  // The handles are drawn beside the text, in the field that both stand in.
  const field = view.dom.parentElement?.parentElement
  field
    ?.querySelector<HTMLElement>(`.tf-line-handle[data-axis=column][data-line='${selected.rect.left}']`)
    ?.focus()
  return true
}
