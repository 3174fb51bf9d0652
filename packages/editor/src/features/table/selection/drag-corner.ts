import type { EditorView } from 'prosemirror-view'
import { CellSelection } from '../cell-selection.ts'
import { cellPos, findSelectedCells } from '../find-table.ts'
import { followPointer } from '../../../ui/follow-pointer.ts'
import { visibleBox } from '../../../ui/scroll-at-edges.ts'
import { findTableFrame } from '../../../content/table-frame.ts'
import { findTableElement } from '../widths/table-element.ts'
import { cellsBetween } from './select-cells.ts'

/** Which corner of the selected cells is dragged: that of the first, at the upper left, or that of the last. */
export type Corner = 'first' | 'last'

/**
 * Selects the cells from the opposite corner to that which a finger is on, until it is lifted. At the edge of the table's frame or of the
 * window it scrolls. Escape takes it back.
 */
export function dragCorner(view: EditorView, corner: Corner, event: PointerEvent): void {
  const { selection, doc } = view.state
  const selected = findSelectedCells(selection)
  if (!selected) return
  const { table, rect } = selected
  const opposite =
    corner === 'last' ? cellPos(table, rect.top, rect.left) : cellPos(table, rect.bottom - 1, rect.right - 1)
  const element = findTableElement(view, table.pos)
  if (!element) return
  followPointer(event, {
    content: element,
    move: (_by, pointer) => {
      const cell = cellUnder(view, element, pointer)
      if (cell && view.state.doc === doc) selectBetween(view, opposite, view.posAtDOM(cell, 0))
    },
    end: isDone => {
      if (!isDone && view.state.doc === doc) view.dispatch(view.state.tr.setSelection(selection))
    },
  })
}

/** The innermost cell at the pointer, or where that is beside what is seen of the table, the nearest one; what is dragged lies over it. */
function cellUnder(
  { root, dom }: EditorView,
  table: Element,
  { clientX, clientY }: PointerEvent,
): Element | null {
  const { left, right, top, bottom } = visibleBox(findTableFrame(table)?.scroller ?? table)
  const [x, y] = [clamp(clientX, left, right), clamp(clientY, top, bottom)]
  const cells = root.elementsFromPoint(x, y).map(element => element.closest('td, th'))
  return cells.find(cell => cell !== null && dom.contains(cell)) ?? null
}

const clamp = (at: number, start: number, end: number): number => Math.min(Math.max(at, start + 1), end - 2)

/** From the cell at a position to that around another; `head` in a table within it selects the cell that holds that. */
function selectBetween(view: EditorView, anchor: number, head: number): void {
  const { doc, selection, tr } = view.state
  const [$anchor, $head] = [doc.resolve(anchor + 1), doc.resolve(head)]
  const isSame = $head.pos > anchor && $head.pos < anchor + (doc.nodeAt(anchor)?.nodeSize ?? 0)
  const next = isSame ? CellSelection.create(doc, anchor) : cellsBetween($anchor, $head)
  if (next && !next.eq(selection)) view.dispatch(tr.setSelection(next).setMeta('pointer', true))
}
