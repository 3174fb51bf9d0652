import { isHtmlElement, isTag } from '../../../dom/kinds.ts'
import { endColumn } from '@taskfield/document'
import type { ShownTable } from './shown-table.ts'

/** How wide a column is when nothing in it wraps: px. Cells over several columns do not count where others stand. */
export function readContentWidth({ grid, table }: ShownTable, column: number): number {
  const own = new Set(
    grid.cells.filter(cell => cell.column <= column && endColumn(cell) > column && cell.colspan === 1),
  )
  const copy = table.cloneNode(false)
  if (!isTag(copy, 'table')) return 0
  copy.removeAttribute('class')
  copy.style.cssText += ';position:absolute;visibility:hidden;width:max-content;height:auto;table-layout:auto'
  const body = copy.createTBody()
  let [row, index] = [-1, 0]
  for (const cell of grid.cells) {
    if (cell.row !== row) [row, index] = [cell.row, 0]
    const element = table.rows[row]?.cells[index++]
    if (!element || !own.has(cell)) continue
    const clone = body.insertRow().appendChild(element.cloneNode(true))
    if (isHtmlElement(clone)) clone.style.width = 'auto'
  }
  // Beside the table, so that it has the same styles; the view of the table takes no notice of it.
  table.after(copy)
  const width = Math.ceil(copy.getBoundingClientRect().width)
  copy.remove()
  return width
}
