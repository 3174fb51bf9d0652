import type { EditorView } from 'prosemirror-view'
import { CellSelection } from '../cell-selection.ts'
import { cellPos, findSelectedCells } from '../find-table.ts'
import { followPointer } from '../../../ui/follow-pointer.ts'
import { cellsBetween } from './select-cells.ts'

/** Which corner of the selected cells is dragged: that of the first, at the upper left, or that of the last. */
export type Corner = 'first' | 'last'

/** Selects the cells from the opposite corner to that which a finger is on, until it is lifted. Escape takes it back. */
export function dragCorner(view: EditorView, corner: Corner, event: PointerEvent): void {
  const { selection, doc } = view.state
  const selected = findSelectedCells(selection)
  if (!selected) return
  const { table, rect } = selected
  const opposite =
    corner === 'last' ? cellPos(table, rect.top, rect.left) : cellPos(table, rect.bottom - 1, rect.right - 1)
  followPointer(event, {
    move: (_by, { clientX, clientY }) => {
      const cell = cellUnder(view, clientX, clientY)
      if (cell && view.state.doc === doc) selectBetween(view, opposite, view.posAtDOM(cell, 0))
    },
    end: isDone => {
      if (!isDone && view.state.doc === doc) view.dispatch(view.state.tr.setSelection(selection))
    },
  })
}

/** The innermost cell at a point of the window: what is dragged lies over it. */
function cellUnder({ root, dom }: EditorView, x: number, y: number): Element | null {
  const cells = root.elementsFromPoint(x, y).map(element => element.closest('td, th'))
  return cells.find(cell => cell !== null && dom.contains(cell)) ?? null
}

/** From the cell at a position to that around another; `head` in a table within it selects the cell that holds that. */
function selectBetween(view: EditorView, anchor: number, head: number): void {
  const { doc, selection, tr } = view.state
  const [$anchor, $head] = [doc.resolve(anchor + 1), doc.resolve(head)]
  const isSame = $head.pos > anchor && $head.pos < anchor + (doc.nodeAt(anchor)?.nodeSize ?? 0)
  const next = isSame ? CellSelection.create(doc, anchor) : cellsBetween($anchor, $head)
  if (next && !next.eq(selection)) view.dispatch(tr.setSelection(next).setMeta('pointer', true))
}
