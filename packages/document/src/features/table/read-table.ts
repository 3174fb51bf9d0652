import type { Node } from 'prosemirror-model'
import { readCaption } from '../caption/read-caption.ts'
import { figureParts, type FigureParts } from '../figure/figure-parts.ts'
import { hasClass, isBare } from '../../html/element-parts.ts'
import {
  childrenOf,
  elementsOf,
  isElement,
  type HtmlElement,
  type HtmlNode,
} from '../../html/html-element.ts'
import { within, type ReadScope } from '../../read/read-scope.ts'
import { withStyles } from '../../read/scope-styles.ts'
import { sharedAttrs } from '../../read/shared-attrs.ts'
import { readColumnWidths } from './column-widths.ts'
import { normalizeTable } from './grid.ts'
import { readCellAttrs, readCellPadding, readTableAttrs, readTableFigureAttrs } from './table-attrs.ts'

interface Sections {
  readonly heading: HtmlElement[]
  readonly body: HtmlElement[]
  readonly footer: HtmlElement[]
}

const isTable = (element: HtmlElement): boolean => element.localName === 'table'

const cellsOf = (row: HtmlElement): HtmlElement[] =>
  elementsOf(row).filter(({ localName }) => localName === 'td' || localName === 'th')

/** The rows of a table by section; rows of a foot come last, and of the foot itself nothing is left. */
function sectionsOf(table: HtmlElement): Sections {
  const sections: Sections = { heading: [], body: [], footer: [] }
  const places = new Map([
    ['thead', sections.heading],
    ['tbody', sections.body],
    ['tfoot', sections.footer],
  ])
  for (const child of elementsOf(table)) {
    if (child.localName === 'tr') sections.body.push(child)
    const rows = places.get(child.localName)
    if (!rows) continue
    if (rows !== sections.footer) child.consumed?.('')
    for (const row of elementsOf(child)) if (row.localName === 'tr') rows.push(row)
  }
  return sections
}

/** Makes the rows of a table as they stand there. */
function readRows(table: HtmlElement, scope: ReadScope): { rows: Node[]; headingRows: number } {
  const { heading, body, footer } = sectionsOf(table)
  const padding = readCellPadding(table)
  const { schema } = scope
  const inTable = within(withStyles(table, scope), { align: null, listAlign: null, tableAlign: null })
  const readCell = (cell: HtmlElement, inRow: ReadScope): Node => {
    cell.consumed?.('')
    const content = scope.readBlocks(childrenOf(cell), withStyles(cell, inRow))
    const type = cell.localName === 'th' ? 'tableHeader' : 'tableCell'
    const isPlain = padding === null && isBare(cell)
    const attrs = isPlain ? null : sharedAttrs(schema.nodes[type], readCellAttrs(cell, padding))
    return schema.node(type, attrs, content.length > 0 ? content : schema.node('paragraph'))
  }
  const readSection = (section: HtmlElement[]): Node[] =>
    withCells(
      section.map(row => {
        row.consumed?.('')
        const inRow = withStyles(row, inTable)
        const cells = cellsOf(row).map(cell => readCell(cell, inRow))
        return schema.node('tableRow', null, cells)
      }),
    )
  const headings = readSection(heading)
  const rows = [...headings, ...readSection([...body, ...footer])]
  return rows.length > 0
    ? { rows, headingRows: headings.length }
    : { rows: [schema.node('tableRow')], headingRows: 0 }
}

/** The rows without those that hold nothing and that no cell above reaches into. */
function withCells(rows: readonly Node[]): Node[] {
  let end = 0
  return rows.filter((row, index) => {
    for (const cell of row.children) end = Math.max(end, index + Number(cell.attrs['rowspan']))
    return row.childCount > 0 || index < end
  })
}

const isRowPart = ({ localName }: HtmlElement): boolean =>
  /^(?:thead|tbody|tfoot|tr|colgroup|col)$/.test(localName)

/** What a table holds besides its rows. */
function looseParts(table: HtmlElement): { readonly caption: HtmlElement | null; readonly rest: HtmlNode[] } {
  const loose = childrenOf(table).filter(child => !isElement(child) || !isRowPart(child))
  const isCaption = (node: HtmlNode): boolean => isElement(node) && node.localName === 'caption'
  const caption = loose.find(isCaption)
  return {
    caption: caption && isElement(caption) ? caption : null,
    rest: loose.filter(node => node !== caption),
  }
}

/** The figure of the class `table` around a table; a table alone is a figure by itself. */
function partsOf(element: HtmlElement): FigureParts | null {
  if (isTable(element)) return { shown: element, wrappers: [], caption: null, before: [], after: [] }
  return hasClass(element, 'table') ? figureParts(element, isTable) : null
}

/** Reads a table, alone or in a figure of the class `table`; what else the two hold stands before and after it. */
export function readTable(element: HtmlElement, scope: ReadScope): readonly Node[] | null {
  const parts = scope.remainingDepth > 0 ? partsOf(element) : null
  if (!parts) return null
  const { shown: table, before, after } = parts
  table.consumed?.('')
  const figure = element === table ? null : element
  const { caption: own, rest } = looseParts(table)
  // Of two captions the second is text after the table.
  const caption = own ?? parts.caption
  const left = own && parts.caption ? [...rest, parts.caption] : rest
  const { rows, headingRows } = readRows(table, figure ? withStyles(figure, scope) : scope)
  const { schema } = scope
  const attrs = {
    headingRows,
    columnWidths: readColumnWidths(table),
    ...readTableAttrs(figure, table),
  }
  const content = normalizeTable(schema.node('table', sharedAttrs(schema.nodes['table'], attrs), rows))
  return [
    ...scope.readBlocks(before, scope),
    schema.node(
      'tableFigure',
      sharedAttrs(schema.nodes['tableFigure'], readTableFigureAttrs(figure, table, scope.tableAlign)),
      caption ? [content, readCaption(caption, scope)] : content,
    ),
    ...scope.readBlocks([...left, ...after], scope),
  ]
}
