import type { Command } from 'prosemirror-state'
import { deleteObject } from '../../core/transform/delete-object.ts'
import { findTable } from './find-table.ts'

/** Deletes the innermost table around the selection. The caret stays in its place, in an empty paragraph. */
export const deleteTable: Command = ({ selection, tr }, dispatch) => {
  const table = findTable(selection)
  if (!table) return false
  dispatch?.(deleteObject(tr, table.pos - 1))
  return true
}
