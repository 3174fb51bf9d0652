import { gridOf, tableFigureAttrs, type TableGrid } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { sumOf } from './border-widths.ts'
import { hasPixels } from './store-widths.ts'
import { findTableElement } from './table-element.ts'
import { readWidths } from './table-lines.ts'

/** A table as the page shows it. */
export interface ShownTable {
  readonly node: Node
  readonly grid: TableGrid
  readonly figure: HTMLElement
  readonly table: HTMLTableElement
  /** The widths of its columns: px. */
  readonly columns: readonly number[]
  /** The width that a table of 100 % has: px. */
  readonly room: number
  /** Whether both of its edges move when it becomes wider. */
  readonly isCentered: boolean
}

/** Reads a table from the page. */
export function readShownTable(view: EditorView, pos: number): ShownTable | null {
  const node = view.state.doc.nodeAt(pos)
  const figureNode = view.state.doc.nodeAt(pos - 1)
  const table = findTableElement(view, pos)
  const figure = table?.closest('figure')
  if (!node || !figureNode || !table || !figure) return null
  const grid = gridOf(node)
  return {
    node,
    grid,
    figure,
    table,
    columns: readWidths(table, grid),
    room: roomOf(figure),
    isCentered: tableFigureAttrs(figureNode).align === null,
  }
}

function roomOf(figure: HTMLElement): number {
  const around = figure.parentElement
  if (!around) return figure.offsetWidth
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(around)
  return around.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
}

/** How much wider a table can become, px: shares of the page are at most all of it. */
export function freeRoom({ columns, room, grid }: ShownTable): number {
  return hasPixels(grid.attrs.columnWidths) ? Infinity : Math.max(0, room - sumOf(columns))
}
