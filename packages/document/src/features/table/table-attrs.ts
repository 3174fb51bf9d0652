import type { AttributeSpec, Node } from 'prosemirror-model'
import { attrsReader, type AttrSpecs } from '../../attrs.ts'
import { readAlign, type Align } from '../paragraph/block-attrs.ts'
import { attributeOf, oneOf, styleOf } from '../../html/element-parts.ts'
import type { HtmlElement } from '../../html/html-element.ts'
import { parseBackground, parseColor } from '../../values/color.ts'
import { attributeLength, keepLength, parseLength } from '../../values/length.ts'
import { readBorder, type Border } from './border.ts'
import { readPadding, type Padding } from './padding.ts'
import { readTableAlign, type TableAlign } from './table-align.ts'

const text: AttributeSpec = { default: null, validate: 'string|null' }

/** The attributes of the figure around a table; sizes are CSS lengths, `null` is what is not said. */
export interface TableFigureAttrs {
  readonly width: string | null
  readonly height: string | null
  readonly align: TableAlign | null
}

export const tableFigureAttrSpecs: AttrSpecs<TableFigureAttrs> = { width: text, height: text, align: text }

/** The attributes of the figure around a table. */
export const tableFigureAttrs: (node: Node) => TableFigureAttrs = attrsReader(tableFigureAttrSpecs)

/** The attributes of the table itself. */
export interface TableAttrs {
  /** How many rows are headings. */
  readonly headingRows: number
  /** The widths of the columns as CSS lengths, where a person set any. */
  readonly columnWidths: readonly (string | null)[] | null
  readonly border: Border | null
  readonly background: string | null
}

export const tableAttrSpecs: AttrSpecs<TableAttrs> = {
  headingRows: { default: 0, validate: 'number' },
  columnWidths: { default: null },
  border: { default: null },
  background: text,
}

/** The attributes of the table itself. */
export const tableAttrs: (node: Node) => TableAttrs = attrsReader(tableAttrSpecs)

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

/** A length that is not zero: Google Sheets writes `width:0px` on every table. */
function someLength(value: string): string | null {
  return parseLength(value)?.value === 0 ? null : keepLength(value)
}

/** Reads what concerns the whole table from its figure and from the table itself; the figure wins. */
export function readTableFigureAttrs(
  figure: HtmlElement | null,
  table: HtmlElement,
  around: TableAlign | null,
): TableFigureAttrs {
  const length = (name: 'width' | 'height'): string | null =>
    (figure && styleOf(figure, name, someLength)) ??
    styleOf(table, name, someLength) ??
    attributeOf(table, name, value => someLength(attributeLength(value) ?? ''))
  const ofFigure = figure ? readTableAlign(figure) : undefined
  const own = ofFigure === undefined ? readTableAlign(table) : ofFigure
  return { width: length('width'), height: length('height'), align: own === undefined ? around : own }
}

/** The thickness that the old `border` attribute asks for; 1 is the default. */
const parseBorderAttribute = (value: string): string | null =>
  Number.parseInt(value) > 1 ? attributeLength(value) : null

/** Reads border and background of a table, which may also stand on its figure. */
export function readTableAttrs(
  figure: HtmlElement | null,
  table: HtmlElement,
): Pick<TableAttrs, 'border' | 'background'> {
  const width = attributeOf(table, 'border', parseBorderAttribute)
  const fromAttribute =
    width === null
      ? null
      : { 'top-width': width, 'right-width': width, 'bottom-width': width, 'left-width': width }
  return {
    border: readBorder(table) ?? (figure && readBorder(figure)) ?? fromAttribute,
    background: readBackground(table) ?? (figure && readBackground(figure)),
  }
}

const parseVerticalAlign = oneOf('top', 'middle', 'bottom')
const parseScope = oneOf('col', 'row', 'colgroup', 'rowgroup')

/** The attributes of body and header cells; `null` is what is not said. */
export interface CellAttrs {
  readonly colspan: number
  readonly rowspan: number
  readonly border: Border | null
  readonly background: string | null
  readonly padding: Padding | null
  readonly width: string | null
  readonly height: string | null
  readonly align: Align | null
  readonly verticalAlign: 'top' | 'bottom' | null
  /** Of header cells, where existing data has it. */
  readonly scope: string | null
}

export const cellAttrSpecs: AttrSpecs<CellAttrs> = {
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

/** The attributes of a cell. */
export const cellAttrs: (node: Node) => CellAttrs = attrsReader(cellAttrSpecs)

function readVerticalAlign(cell: HtmlElement): 'top' | 'bottom' | null {
  const align =
    styleOf(cell, 'vertical-align', parseVerticalAlign) ?? attributeOf(cell, 'valign', parseVerticalAlign)
  return align === 'middle' ? null : align
}

/** Reads a cell; `padding` is what the table's old `cellpadding` gives to cells without their own. */
export function readCellAttrs(cell: HtmlElement, padding: string | null): CellAttrs {
  const all = padding === null ? null : { top: padding, right: padding, bottom: padding, left: padding }
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
