import { isElement } from '../../../dom/kinds.ts'
import type { GridCell } from '@taskfield/document'
import { NodeSelection, TextSelection, type Command, type Selection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { directions, textEdge, type ArrowName } from '../../../core/selection/arrow-name.ts'
import { caretAtEdge } from '../../../core/selection/edge-caret.ts'
import { selectBetween } from '../../../core/selection/gap-range.ts'
import { CellSelection } from '../cell-selection.ts'
import { cellPos } from '../find-table.ts'
import { endOf } from '../grid/axis.ts'
import { cellAt, cellsIn, rectOf, unite, wholeCells } from '../grid/rect.ts'
import { findLeftCell, findLeftHead, type LeftCell } from './leave-cell.ts'

/** An arrow that leaves a cell goes to the one beside it; past the edge of the table, and at that of the text, the table is selected. */
export function cellArrow(name: ArrowName): Command {
  return (state, dispatch, view) => {
    const { selection } = state
    if (!(selection.empty || selection instanceof CellSelection)) return false
    const left = findLeftCell(state, name, view)
    if (!left) return false
    dispatch?.(state.tr.setSelection(moveTo(left, name, selection, view)).scrollIntoView())
    return true
  }
}

function moveTo(left: LeftCell, name: ArrowName, selection: Selection, view?: EditorView): Selection {
  const { doc } = selection.$from
  const next = name === 'left' || name === 'right' ? nextInOrder(left, name) : nextInColumn(left, name, view)
  const $edge = textEdge(selection.$head, name)
  if (!next) return $edge ? TextSelection.create(doc, $edge.pos) : selectTable(left, selection)
  const direction = directions[name]
  const pos = cellPos(left.table, next.row, next.column)
  const edge = direction > 0 ? pos + 1 : pos + next.node.nodeSize - 1
  return caretAtEdge(doc.resolve(edge), direction)
}

function nextInOrder({ grid, cell }: LeftCell, name: ArrowName): GridCell | null {
  return grid.cells[grid.cells.indexOf(cell) + directions[name]] ?? null
}

/** Above or below a cell over several columns it is the one that the caret stands over. */
function nextInColumn(left: LeftCell, name: ArrowName, view?: EditorView): GridCell | null {
  const { table, grid, cell } = left
  const row = name === 'down' ? endOf(cell, 'row') : cell.row - 1
  const beside = cellsIn(grid, { ...rectOf(cell), top: row, bottom: row + 1 })
  const caret =
    view?.state.selection instanceof TextSelection ? view.coordsAtPos(view.state.selection.head).left : null
  if (!view || caret === null) return beside[0] ?? null
  const isBelowCaret = (other: GridCell): boolean => {
    const element = view.nodeDOM(cellPos(table, other.row, other.column))
    const box = isElement(element) ? element.getBoundingClientRect() : null
    return box !== null && box.left <= caret && caret < box.right
  }
  return beside.find(isBelowCaret) ?? beside[0] ?? null
}

function selectTable({ table }: LeftCell, { $from }: Selection): Selection {
  return NodeSelection.create($from.doc, table.pos - 1)
}

/**
 * Shift with an arrow that leaves a cell selects whole cells, and one more with each press: at the end of a row that below,
 * past the edge of the table what is left of the text, then the table.
 */
export function extendCells(name: ArrowName): Command {
  return (state, dispatch, view) => {
    const left = findLeftHead(state, name, view)
    if (!left) return false
    dispatch?.(state.tr.setSelection(extend(left, name, state.selection)).scrollIntoView())
    return true
  }
}

function extend(left: LeftCell, name: ArrowName, selection: Selection): Selection {
  const { $anchor, $head } = selection
  const head = nextHead(left, name)
  const pos = ({ row, column }: GridCell): number => cellPos(left.table, row, column)
  if (head) return CellSelection.create($anchor.doc, pos(left.anchor), pos(head))
  const $edge = textEdge($head, name)
  return $edge ? selectBetween($anchor, $edge) : selectTable(left, selection)
}

/** The first place in the direction with which another rectangle is selected; `null` past the edge of the table. */
function nextHead({ grid, cell, anchor }: LeftCell, name: ArrowName): GridCell | null {
  const selected = (head: GridCell): string =>
    JSON.stringify(wholeCells(grid, unite(rectOf(anchor), rectOf(head))))
  let head: GridCell | null = cell
  do {
    const place: Place = stepOn(head, name, grid.width)
    head = cellAt(grid, place.row, place.column)
  } while (head && selected(head) === selected(cell))
  return head
}

/** A place in a table. */
interface Place {
  readonly row: number
  readonly column: number
}

function stepOn(cell: GridCell, name: ArrowName, width: number): Place {
  const { row, column } = cell
  if (name === 'up') return { row: row - 1, column }
  if (name === 'down') return { row: endOf(cell, 'row'), column }
  if (name === 'left') return column > 0 ? { row, column: column - 1 } : { row: row - 1, column: 0 }
  const right = endOf(cell, 'column')
  return right < width ? { row, column: right } : { row: endOf(cell, 'row'), column: width - 1 }
}
