import type { Attrs, Node } from 'prosemirror-model'
import { openTag } from '../../html/escape.ts'
import type { HtmlNodeSpec, HtmlWriter } from '../../html-spec.ts'
import { writeDeclarations } from '../../values/declarations.ts'
import { borderDeclarations, type Border } from './border.ts'
import { paddingDeclarations, type Padding } from './padding.ts'
import { readTable } from './read-table.ts'
import { cellAttrs, tableFigureAttrs } from './table-attrs.ts'

/** Attributes without those that say nothing, as the field's own view wants them. */
function given(attributes: Readonly<Record<string, string | number | null>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === null || value === '' ? [] : [[name, String(value)]],
    ),
  )
}

function figureAttributes({ width, height, align }: Attrs): Record<string, string> {
  const floats = align === 'left' || align === 'right'
  const block =
    align !== null && !floats ? `table-style-block-align-${String(align).replace('block-', '')}` : ''
  return given({
    class: `table ${block}`.trim(),
    style: writeDeclarations({ width, height, float: floats ? align : null }),
  })
}

/** The figure around a table, with its optional caption. */
export const tableFigure: HtmlNodeSpec = {
  group: 'block flow',
  content: 'table caption?',
  isolating: true,
  attrs: tableFigureAttrs,
  parseElement: { tags: ['figure', 'table'], parse: readTable },
  toDOM: node => ['figure', figureAttributes(node.attrs), 0],
  toHtml: (node, writer) =>
    `${openTag('figure', figureAttributes(node.attrs))}${writer.blocks(node)}</figure>`,
}

function tableAttributes({ border, background, columnWidths }: Attrs): Record<string, string> {
  return given({
    class: columnWidths ? 'ck-table-resized' : null,
    style: writeDeclarations({
      'background-color': background,
      ...borderDeclarations(border as Border | null),
    }),
  })
}

const columnsOf = (table: Node): readonly (string | null)[] =>
  (table.attrs['columnWidths'] as readonly (string | null)[] | null) ?? []

function columnGroup(table: Node): string {
  const columns = columnsOf(table).map(width => openTag('col', { style: writeDeclarations({ width }) }))
  return columns.length > 0 ? `<colgroup>${columns.join('')}</colgroup>` : ''
}

function writeTable(table: Node, writer: HtmlWriter): string {
  const rows = table.children.map(row => writer.block(row))
  const heading = rows.slice(0, Number(table.attrs['headingRows']))
  const body = rows.slice(heading.length)
  const section = (tag: string, of: readonly string[]): string =>
    of.length > 0 ? `<${tag}>${of.join('')}</${tag}>` : ''
  return `${openTag('table', tableAttributes(table.attrs))}${columnGroup(table)}${section('thead', heading)}${section('tbody', body)}</table>`
}

/** The table itself: how many rows are headings, and the widths of its columns where a person set them. */
export const table: HtmlNodeSpec = {
  content: 'tableRow+',
  tableRole: 'table',
  isolating: true,
  attrs: {
    headingRows: { default: 0, validate: 'number' },
    columnWidths: { default: null },
    border: { default: null },
    background: { default: null, validate: 'string|null' },
  },
  parseDOM: [{ tag: 'table' }],
  toDOM: node => {
    const columns = columnsOf(node).map(width => ['col', given({ style: writeDeclarations({ width }) })])
    const group = columns.length > 0 ? [['colgroup', ...columns]] : []
    return ['table', tableAttributes(node.attrs), ...group, ['tbody', 0]]
  },
  toHtml: writeTable,
}

export const tableRow: HtmlNodeSpec = {
  content: '(tableCell | tableHeader)*',
  tableRole: 'row',
  parseDOM: [{ tag: 'tr' }],
  toDOM: () => ['tr', 0],
  toHtml: (node, writer) => `<tr>${writer.blocks(node)}</tr>`,
}

function cellAttributes({ colspan, rowspan, scope, ...attrs }: Attrs): Record<string, string> {
  const style = writeDeclarations({
    'background-color': attrs['background'],
    height: attrs['height'],
    'text-align': attrs['align'],
    'vertical-align': attrs['verticalAlign'],
    width: attrs['width'],
    ...borderDeclarations(attrs['border'] as Border | null),
    ...paddingDeclarations(attrs['padding'] as Padding | null),
  })
  return given({ style, colspan: colspan > 1 ? colspan : null, rowspan: rowspan > 1 ? rowspan : null, scope })
}

/** A cell that is one plain paragraph is saved as its text. */
function writeCell(cell: Node, tag: 'td' | 'th', writer: HtmlWriter): string {
  const only = cell.childCount === 1 ? cell.firstChild : null
  const plain =
    only?.type.name === 'paragraph' && only.attrs['align'] === null && only.attrs['indent'] === null
  return `${openTag(tag, cellAttributes(cell.attrs))}${plain && only ? writer.inline(only) : writer.blocks(cell)}</${tag}>`
}

function cellSpec(tag: 'td' | 'th', tableRole: 'cell' | 'header_cell'): HtmlNodeSpec {
  return {
    content: 'block+',
    tableRole,
    isolating: true,
    attrs: cellAttrs,
    parseDOM: [{ tag }],
    toDOM: node => [tag, cellAttributes(node.attrs), 0],
    toHtml: (node, writer) => writeCell(node, tag, writer),
  }
}

export const tableCell: HtmlNodeSpec = cellSpec('td', 'cell')
export const tableHeader: HtmlNodeSpec = cellSpec('th', 'header_cell')
