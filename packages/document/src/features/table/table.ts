import type { Node } from 'prosemirror-model'
import { always, containerFacts, type PlainTextWriter } from '../../facts/node-facts.ts'
import { openTag } from '../../html/escape.ts'
import { alignOf, indentOf } from '../paragraph/block-attrs.ts'
import type { HtmlNodeSpec, HtmlWriter } from '../../html-spec.ts'
import { showColors } from '../../values/shown-colors.ts'
import { writeDeclarations } from '../../values/declarations.ts'
import { borderDeclarations } from './border.ts'
import { gridOf, rowsOf } from './grid.ts'
import { paddingDeclarations } from './padding.ts'
import { readTable } from './read-table.ts'
import {
  cellAttrs,
  cellAttrSpecs,
  tableAttrs,
  tableAttrSpecs,
  tableFigureAttrs,
  tableFigureAttrSpecs,
} from './table-attrs.ts'

/** Attributes without those that say nothing, as the field's own view wants them. */
function given(attributes: Readonly<Record<string, string | number | null>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === null || value === '' ? [] : [[name, String(value)]],
    ),
  )
}

function figureAttributes(figure: Node): Record<string, string> {
  const { width, height, align } = tableFigureAttrs(figure)
  const floats = align === 'left' || align === 'right'
  const block = align !== null && !floats ? `table-style-block-align-${align.replace('block-', '')}` : ''
  return given({
    class: `table ${block}`.trim(),
    style: writeDeclarations({ width, height, float: floats ? align : null }),
  })
}

/** The table, and the caption below it. */
function figureText(node: Node, writer: PlainTextWriter): string {
  return node.children.map(writer.block).filter(Boolean).join('\n')
}

/** A line a row, with a tab before each column: a merged cell stands in its first place. */
function tableText(table: Node, writer: PlainTextWriter): string {
  const lines = rowsOf(gridOf(table)).map(row => {
    const texts: string[] = []
    for (const { node, column } of row) texts[column] = writer.block(node)
    return texts.join('\t')
  })
  return lines.join('\n')
}

/** A cell stays on one line. */
function cellText(cell: Node, writer: PlainTextWriter): string {
  return writer.blocks(cell.children, ' ').replace(/\s+/g, ' ')
}

/** The figure around a table, with its optional caption. */
export const tableFigure: HtmlNodeSpec = {
  group: 'block flow',
  content: 'table caption?',
  isolating: true,
  attrs: tableFigureAttrSpecs,
  facts: { ...containerFacts, plainText: figureText, isContent: always },
  parseElement: { tags: ['figure', 'table'], parse: readTable },
  toDOM: node => ['figure', figureAttributes(node), 0],
  toHtml: (node, writer) => `${openTag('figure', figureAttributes(node))}${writer.blocks(node)}</figure>`,
}

function tableAttributes(table: Node): Record<string, string> {
  const { border, background, columnWidths } = tableAttrs(table)
  return given({
    class: columnWidths ? 'ck-table-resized' : null,
    style: writeDeclarations({
      'background-color': background,
      ...borderDeclarations(border),
    }),
  })
}

const columnsOf = (table: Node): readonly (string | null)[] => tableAttrs(table).columnWidths ?? []

function columnGroup(table: Node): string {
  const columns = columnsOf(table).map(width => openTag('col', { style: writeDeclarations({ width }) }))
  return columns.length > 0 ? `<colgroup>${columns.join('')}</colgroup>` : ''
}

function writeTable(table: Node, writer: HtmlWriter): string {
  const { headingRows } = tableAttrs(table)
  const [heading, body] = [table.children.slice(0, headingRows), table.children.slice(headingRows)]
  const section = (tag: string, rows: readonly Node[]): string =>
    // Added up, as `join` copies the text of the whole table after each letter.
    rows.length > 0 ? `<${tag}>${rows.reduce((html, row) => html + writer.block(row), '')}</${tag}>` : ''
  return `${openTag('table', tableAttributes(table))}${columnGroup(table)}${section('thead', heading)}${section('tbody', body)}</table>`
}

/** The table itself: how many rows are headings, and the widths of its columns where a person set them. */
export const table: HtmlNodeSpec = {
  content: 'tableRow+',
  tableRole: 'table',
  isolating: true,
  selectable: false,
  attrs: tableAttrSpecs,
  facts: { ...containerFacts, plainText: tableText },
  parseDOM: [{ tag: 'table' }],
  toDOM: node => {
    const columns = columnsOf(node).map(width => ['col', given({ style: writeDeclarations({ width }) })])
    const group = columns.length > 0 ? [['colgroup', ...columns]] : []
    return ['table', showColors(tableAttributes(node)), ...group, ['tbody', 0]]
  },
  toHtml: writeTable,
}

export const tableRow: HtmlNodeSpec = {
  content: '(tableCell | tableHeader)*',
  tableRole: 'row',
  selectable: false,
  facts: { ...containerFacts, plainText: (row, writer) => writer.blocks(row.children, '\t') },
  parseDOM: [{ tag: 'tr' }],
  toDOM: () => ['tr', 0],
  toHtml: (node, writer) => `<tr>${writer.blocks(node)}</tr>`,
}

const cellDefaults = Object.entries(cellAttrSpecs).map(([name, spec]) => [name, spec.default] as const)

function cellAttributes(cell: Node): Record<string, string> {
  // Most cells of a large table say nothing, and each is asked twice before anything is seen.
  if (cellDefaults.every(([name, value]) => cell.attrs[name] === value)) return {}
  const { colspan, rowspan, scope, ...attrs } = cellAttrs(cell)
  const style = writeDeclarations({
    'background-color': attrs.background,
    height: attrs.height,
    'text-align': attrs.align,
    'vertical-align': attrs.verticalAlign,
    width: attrs.width,
    ...borderDeclarations(attrs.border),
    ...paddingDeclarations(attrs.padding),
  })
  return given({ style, colspan: colspan > 1 ? colspan : null, rowspan: rowspan > 1 ? rowspan : null, scope })
}

/** A cell that is one plain paragraph is saved as its text. */
function writeCell(cell: Node, tag: 'td' | 'th', writer: HtmlWriter): string {
  const only = cell.childCount === 1 ? cell.firstChild : null
  const plain = only?.type.name === 'paragraph' && alignOf(only) === null && indentOf(only) === null
  return `${openTag(tag, cellAttributes(cell))}${plain && only ? writer.inline(only) : writer.blocks(cell)}</${tag}>`
}

function cellSpec(tag: 'td' | 'th', tableRole: 'cell' | 'header_cell'): HtmlNodeSpec {
  return {
    content: 'block+',
    tableRole,
    isolating: true,
    selectable: false,
    attrs: cellAttrSpecs,
    facts: { ...containerFacts, plainText: cellText },
    parseDOM: [{ tag }],
    toDOM: node => [tag, showColors(cellAttributes(node)), 0],
    toHtml: (node, writer) => writeCell(node, tag, writer),
  }
}

export const tableCell: HtmlNodeSpec = cellSpec('td', 'cell')
export const tableHeader: HtmlNodeSpec = cellSpec('th', 'header_cell')
