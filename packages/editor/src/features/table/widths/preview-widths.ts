import { isHtmlElement } from '../../../dom/kinds.ts'
import { sumOf } from './border-widths.ts'
import type { ShownTable } from './shown-table.ts'
import { hasPixels } from './store-widths.ts'
import { readWidths } from './table-lines.ts'

/** A table that is shown with other widths, while the document stays as it is. */
export interface WidthsPreview {
  readonly show: (columns: readonly number[]) => void
  /** Takes the preview away. The widths that the page had in the end: where words say how narrow a column is, others than were asked for. */
  readonly end: (asked: readonly number[]) => readonly number[]
}

/** Shows a table with other widths until it is ended. */
export function previewWidths({ table, figure, grid }: ShownTable): WidthsPreview {
  const { className } = table
  const group = table.querySelector(':scope > colgroup')
  const { cssText } = figure.style
  const preview = document.createElement('colgroup')
  // As they will be saved: px of columns leave the outer borders no room in a frame as wide as their sum.
  const inPixels = hasPixels(grid.attrs.columnWidths)
  return {
    show: columns => {
      if (!preview.isConnected) {
        preview.replaceChildren(...columns.map(() => document.createElement('col')))
        if (group) group.replaceWith(preview)
        else table.prepend(preview)
        table.classList.add('ck-table-resized')
      }
      const sum = sumOf(columns)
      columns.forEach((width, column) => {
        const element = preview.children[column]
        if (isHtmlElement(element)) element.style.width = inPixels ? `${width}px` : `${(width / sum) * 100}%`
      })
      figure.style.width = `${sum}px`
    },
    end: asked => {
      if (!preview.isConnected) return asked
      const isByContent = getComputedStyle(table).tableLayout === 'auto'
      const columns = isByContent ? readWidths(table, grid) : asked
      if (group) preview.replaceWith(group)
      else preview.remove()
      table.className = className
      if (className === '') table.removeAttribute('class')
      figure.style.cssText = cssText
      if (cssText === '') figure.removeAttribute('style')
      return columns
    },
  }
}
