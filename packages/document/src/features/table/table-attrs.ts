import type { AttributeSpec, Attrs } from 'prosemirror-model'
import { readAlign } from '../paragraph/block-attrs.ts'
import { attributeOf, hasClass, oneOf, styleOf } from '../../html/element-parts.ts'
import type { HtmlElement } from '../../html/html-element.ts'
import { parseBackground, parseColor } from '../../values/color.ts'
import { attributeLength, keepLength } from '../../values/length.ts'
import { readBorder } from './border.ts'
import { readPadding } from './padding.ts'

const text: AttributeSpec = { default: null, validate: 'string|null' }

/** The attributes of the figure around a table: its size and where it stands; `null` is the middle, not written. */
export const tableFigureAttrs: Readonly<Record<string, AttributeSpec>> = {
  width: text,
  height: text,
  align: text,
}

/** What the reader takes for a cell's spans: whole numbers from 1. */
const parseSpan = (value: string): number | null => {
  const span = Math.min(Number.parseInt(value), 65_534)
  return span >= 1 ? span : null
}

function readBackground(element: HtmlElement): string | null {
  return (
    styleOf(element, 'background-color', parseColor) ??
    styleOf(element, 'background', parseBackground) ??
    attributeOf(element, 'bgcolor', parseColor)
  )
}

const tableClasses: Readonly<Record<string, string>> = {
  'table-style-align-left': 'left',
  'table-style-align-right': 'right',
  'table-style-block-align-left': 'block-left',
  'table-style-block-align-right': 'block-right',
}

function readTableAlign(element: HtmlElement): string | null {
  for (const [name, align] of Object.entries(tableClasses)) if (hasClass(element, name)) return align
  const side = oneOf('left', 'right')
  return styleOf(element, 'float', side) ?? attributeOf(element, 'align', side)
}

/** Reads what concerns the whole table from its figure and from the table itself; the figure wins. */
export function readTableFigureAttrs(figure: HtmlElement | null, table: HtmlElement): Attrs {
  const length = (name: 'width' | 'height'): string | null =>
    (figure && styleOf(figure, name, keepLength)) ??
    styleOf(table, name, keepLength) ??
    attributeOf(table, name, attributeLength)
  return {
    width: length('width'),
    height: length('height'),
    align: (figure && readTableAlign(figure)) ?? readTableAlign(table),
  }
}

/** The thickness that the old `border` attribute asks for; 1 is the default. */
const parseBorderAttribute = (value: string): string | null =>
  Number.parseInt(value) > 1 ? attributeLength(value) : null

/** Reads border and background of a table, which may also stand on its figure. */
export function readTableAttrs(figure: HtmlElement | null, table: HtmlElement): Attrs {
  const width = attributeOf(table, 'border', parseBorderAttribute)
  const fromAttribute = width && {
    'top-width': width,
    'right-width': width,
    'bottom-width': width,
    'left-width': width,
  }
  return {
    border: readBorder(table) ?? (figure && readBorder(figure)) ?? fromAttribute,
    background: readBackground(table) ?? (figure && readBackground(figure)),
  }
}

const parseVerticalAlign = oneOf('top', 'middle', 'bottom')
const parseScope = oneOf('col', 'row', 'colgroup', 'rowgroup')

/** The attributes of body and header cells. `scope` is kept where existing data has it. */
export const cellAttrs: Readonly<Record<string, AttributeSpec>> = {
  colspan: { default: 1, validate: 'number' },
  rowspan: { default: 1, validate: 'number' },
  border: { default: null },
  background: text,
  padding: { default: null },
  width: text,
  height: text,
  align: text,
  verticalAlign: text,
  scope: text,
}

function readVerticalAlign(cell: HtmlElement): string | null {
  const align =
    styleOf(cell, 'vertical-align', parseVerticalAlign) ?? attributeOf(cell, 'valign', parseVerticalAlign)
  return align === 'middle' ? null : align
}

/** Reads a cell; `padding` is what the table's old `cellpadding` gives to cells without their own. */
export function readCellAttrs(cell: HtmlElement, padding: string | null): Attrs {
  const all = padding && { top: padding, right: padding, bottom: padding, left: padding }
  return {
    colspan: attributeOf(cell, 'colspan', parseSpan) ?? 1,
    rowspan: attributeOf(cell, 'rowspan', parseSpan) ?? 1,
    border: readBorder(cell),
    background: readBackground(cell),
    padding: readPadding(cell) ?? all,
    width: styleOf(cell, 'width', keepLength) ?? attributeOf(cell, 'width', attributeLength),
    height: styleOf(cell, 'height', keepLength) ?? attributeOf(cell, 'height', attributeLength),
    align: readAlign(cell) ?? null,
    verticalAlign: readVerticalAlign(cell),
    scope: cell.localName === 'th' ? attributeOf(cell, 'scope', parseScope) : null,
  }
}

export function readCellPadding(table: HtmlElement): string | null {
  return attributeOf(table, 'cellpadding', attributeLength)
}
