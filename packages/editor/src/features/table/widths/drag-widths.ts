import { isElement } from '../../../dom/kinds.ts'
import type { EditorView } from 'prosemirror-view'
import { followPointer } from '../../../ui/follow-pointer.ts'
import { moveBorder, scaleColumns, sumOf } from './border-widths.ts'
import { guideWidths } from './guide-widths.ts'
import { previewWidths, type WidthsPreview } from './preview-widths.ts'
import { freeRoom, readShownTable, type ShownTable } from './shown-table.ts'
import { isLarge } from '../table-size.ts'
import { setColumns } from './width-commands.ts'

/** What is dragged: the border behind a column, by its number, or the corner of the table. */
export type Dragged = number | 'corner'

/**
 * Lets the widths of a table follow the pointer until it is released; in a large one a line alone. Only the page shows it until then: it is
 * one transaction, and one step of undo. Escape takes it back.
 */
export function dragWidths(view: EditorView, pos: number, dragged: Dragged, event: PointerEvent): void {
  const shown = readShownTable(view, pos)
  if (!shown) return
  const preview = choosePreview(shown, dragged, event)
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

function choosePreview(shown: ShownTable, dragged: Dragged, { target }: PointerEvent): WidthsPreview {
  const around = isElement(target) ? target.closest('.tf-table-box') : null
  if (!around || !isLarge(shown.node)) return previewWidths(shown)
  return guideWidths(shown, dragged === 'corner' ? shown.columns.length - 1 : dragged, around)
}

function widthsAfter(shown: ShownTable, dragged: Dragged, by: number): number[] {
  const { columns, isCentered } = shown
  const growth = { most: freeRoom(shown), times: isCentered ? 2 : 1 } as const
  if (dragged !== 'corner') return moveBorder(columns, dragged, by, growth)
  return scaleColumns(columns, sumOf(columns) + Math.min(by * growth.times, growth.most))
}
