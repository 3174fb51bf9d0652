import { findTableFrame } from '../../../content/table-frame.ts'
import { sumOf } from './border-widths.ts'
import { previewWidths, type WidthsPreview } from './preview-widths.ts'
import type { ShownTable } from './shown-table.ts'

/**
 * A line where the border behind a column will stand, in an element over the table; the table stays as it is until it ends. A browser
 * lays out and draws a large table in more time than there is between two frames.
 */
export function guideWidths(shown: ShownTable, border: number, over: Element): WidthsPreview {
  const line = document.createElement('div')
  line.className = 'tf-width-guide'
  const scrolled = findTableFrame(shown.table)?.scroller.scrollLeft ?? 0
  return {
    show: columns => {
      if (!line.isConnected) over.append(line)
      const wider = sumOf(columns) - sumOf(shown.columns)
      const start = shown.isCentered ? -wider / 2 : 0
      line.style.transform = `translateX(${start + sumOf(columns.slice(0, border + 1)) - scrolled}px)`
    },
    end: asked => {
      if (!line.isConnected) return asked
      line.remove()
      const preview = previewWidths(shown)
      preview.show(asked)
      return preview.end(asked)
    },
  }
}
