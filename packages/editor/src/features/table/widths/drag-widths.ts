import type { EditorView } from 'prosemirror-view'
import { followPointer } from '../../../ui/follow-pointer.ts'
import { moveBorder, scaleColumns, sumOf } from './border-widths.ts'
import { previewWidths, readShownTable, type ShownTable } from './shown-table.ts'
import { hasPixels } from './store-widths.ts'
import { setColumns } from './width-commands.ts'

/** What is dragged: the border behind a column, by its number, or the corner of the table. */
export type Dragged = number | 'corner'

/**
 * Lets the widths of a table follow the pointer until it is released. Only the page shows it until then: it is one
 * transaction, and one step of undo. Escape takes it back.
 */
export function dragWidths(view: EditorView, pos: number, dragged: Dragged, event: PointerEvent): void {
  const shown = readShownTable(view, pos)
  if (!shown) return
  const preview = previewWidths(shown)
  let columns: readonly number[] = shown.columns
  followPointer(event, {
    move: by => {
      columns = widthsAfter(shown, dragged, by.x)
      preview.show(columns)
    },
    end: isDone => {
      const widths = preview.end(columns)
      const tr = isDone ? setColumns(view.state, pos, shown, widths) : null
      if (tr) view.dispatch(tr)
    },
  })
}

function widthsAfter(shown: ShownTable, dragged: Dragged, by: number): number[] {
  const { columns, room, isCentered, grid } = shown
  const isEdge = dragged === 'corner' || dragged === columns.length - 1
  if (!isEdge) return moveBorder(columns, dragged, by)
  // Of a table in the middle both edges move; shares of the page are at most all of it.
  const width = sumOf(columns)
  const most = hasPixels(grid.attrs.columnWidths) ? Infinity : Math.max(room, width)
  const wider = Math.min(by * (isCentered ? 2 : 1), most - width)
  return dragged === 'corner' ? scaleColumns(columns, width + wider) : moveBorder(columns, dragged, wider)
}
