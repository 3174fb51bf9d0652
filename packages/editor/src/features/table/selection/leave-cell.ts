import { schema, type GridCell, type TableGrid } from '@taskfield/document'
import type { ResolvedPos } from 'prosemirror-model'
import { NodeSelection, TextSelection, type EditorState, type Selection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { directions, type ArrowName } from '../../../core/selection/arrow-name.ts'
import { GapCursor } from '../../../core/selection/gap-cursor.ts'
import { GapRange } from '../../../core/selection/gap-range.ts'
import { findNextBlock, outside, type Direction } from '../../../core/selection/next-block.ts'
import type { NodeWithPos } from '../../../core/selection/selected-blocks.ts'
import { CellSelection } from '../cell-selection.ts'
import { cellOf, findSelectedCells } from '../find-table.ts'

/** A cell that an arrow key leads out of. */
export interface LeftCell {
  readonly table: NodeWithPos
  readonly grid: TableGrid
  readonly cell: GridCell
  /** The cell at the other end of the selection that the key extends. */
  readonly anchor: GridCell
}

/** The cell that an arrow leads out of: from the caret at its edge, or from the cells that are selected; `null` for none. */
export function findLeftCell(state: EditorState, name: ArrowName, view?: EditorView): LeftCell | null {
  const { selection } = state
  const selected = findSelectedCells(selection)
  if (!selected) return null
  const { table, grid, cells } = selected
  const cell = directions[name] > 0 ? cells.at(-1) : cells[0]
  if (!cell || !(selection instanceof CellSelection || isAtEdge(state, selection.$head, name, view)))
    return null
  return { table, grid, cell, anchor: cell }
}

/** The same for Shift with an arrow, which moves the head of a selection. */
export function findLeftHead(state: EditorState, name: ArrowName, view?: EditorView): LeftCell | null {
  const { selection } = state
  const selected = findSelectedCells(selection)
  if (!selected) return null
  const { table, grid } = selected
  if (selection instanceof CellSelection) {
    const [cell, anchor] = [selection.$headCell, selection.$anchorCell].map($cell => cellOf(selected, $cell))
    return cell && anchor ? { table, grid, cell, anchor } : null
  }
  const [cell] = selected.cells
  const $head = findHead(selection, directions[name])
  return cell && $head && isAtEdge(state, $head, name, view) ? { table, grid, cell, anchor: cell } : null
}

/** The end of a selection that an arrow moves on; `null` where it comes back towards the other. */
function findHead(selection: Selection, direction: Direction): ResolvedPos | null {
  const { $from, $to, $head, anchor, head, empty } = selection
  if (selection instanceof NodeSelection) return direction > 0 ? $to : $from
  if (![TextSelection, GapCursor, GapRange].some(type => selection instanceof type)) return null
  return empty || (head - anchor) * direction > 0 ? $head : null
}

/** Whether nothing of a cell follows a place in the direction of an arrow. */
function isAtEdge(state: EditorState, $pos: ResolvedPos, name: ArrowName, view?: EditorView): boolean {
  const direction = directions[name]
  if (!isRightInCell($pos)) return false
  if (!$pos.parent.inlineContent) return findNextBlock($pos, direction) === null
  if (findNextBlock(outside($pos, direction), direction)) return false
  const atHead = state.apply(state.tr.setSelection(TextSelection.create(state.doc, $pos.pos)))
  return view?.endOfTextblock(name, atHead) ?? false
}

/** Whether a place is in a cell, and in no caption there. */
function isRightInCell($pos: ResolvedPos): boolean {
  for (let depth = $pos.depth; depth > 1; depth--) {
    if ($pos.node(depth).type.spec.isolating === true)
      return $pos.node(depth - 1).type === schema.nodes.tableRow
  }
  return false
}
