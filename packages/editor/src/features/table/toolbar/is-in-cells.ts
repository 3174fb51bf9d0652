import { schema } from '@taskfield/document'
import type { ResolvedPos } from 'prosemirror-model'
import { NodeSelection, type EditorState } from 'prosemirror-state'

const { tableFigure, tableRow } = schema.nodes

/** Where the innermost cell around a position begins; `null` where a caption is nearer, or where none is. */
function cellAround($pos: ResolvedPos): number | null {
  for (let depth = $pos.depth; depth > 0; depth--) {
    if ($pos.node(depth).type === tableFigure) return null
    if ($pos.node(depth - 1).type === tableRow) return $pos.before(depth)
  }
  return null
}

/** Whether the selection is in cells. It needs no grid, as it is asked after each key. */
export function isInCells({ selection }: EditorState): boolean {
  if (selection instanceof NodeSelection && selection.node.type === tableFigure) return false
  return cellAround(selection.$from) !== null && cellAround(selection.$to) !== null
}

/** Whether the selection is in a single cell. */
export function isInOneCell(state: EditorState): boolean {
  const { ranges, $from, $to } = state.selection
  return ranges.length === 1 && isInCells(state) && cellAround($from) === cellAround($to)
}
