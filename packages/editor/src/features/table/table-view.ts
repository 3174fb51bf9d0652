import { tableAttrs } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { NodeViewConstructor } from 'prosemirror-view'
import { createTableFrame, watchTableFrame } from '../../content/table-frame.ts'
import { renderNode } from '../../core/feature/render-node.ts'
import { copyAttributes } from '../../core/feature/copy-attributes.ts'
import { isLarge } from './table-size.ts'

/** A table as its spec shows it, in the frame that scrolls sideways. */
export const tableView: NodeViewConstructor = node => {
  let shown = node
  const { dom: table, contentDOM } = renderNode(node)
  if (!contentDOM) throw new RangeError('The spec of the table has no place for rows')
  markHeadings(table, node)
  markSize(table, node)
  const found = createTableFrame(table)
  const stop = watchTableFrame(found)
  return {
    dom: found.frame,
    contentDOM,
    update(next) {
      if (next.type !== shown.type) return false
      if (next.attrs !== shown.attrs) showAttrs(table, next)
      markSize(table, next)
      shown = next
      return true
    },
    // Marks of the frame, and widths while a border is dragged, are not of the document.
    ignoreMutation: mutation => mutation.type !== 'selection' && !contentDOM.contains(mutation.target),
    destroy: stop,
  }
}

/** Gives the table the attributes and columns that it has now; its rows stay where they are. */
function showAttrs(table: HTMLElement, node: Node): void {
  const { dom: next } = renderNode(node)
  copyAttributes(next, table)
  table.querySelector(':scope > colgroup')?.remove()
  const columns = next.querySelector(':scope > colgroup')
  if (columns) table.prepend(columns)
  markHeadings(table, node)
}

/** All rows stand in one body here: which of them are headings, styles tell by this. */
function markHeadings(table: HTMLElement, node: Node): void {
  const { headingRows } = tableAttrs(node)
  if (headingRows > 0) table.dataset['headingRows'] = String(headingRows)
  else delete table.dataset['headingRows']
}

/** A browser draws a table as one thing, at each letter all of it; styles keep the rows of a large one apart. */
function markSize({ dataset }: HTMLElement, node: Node): void {
  if (isLarge(node) === 'large' in dataset) return
  if (isLarge(node)) dataset['large'] = ''
  else delete dataset['large']
}
