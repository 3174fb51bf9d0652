import { cellAttrs, tableFigureAttrs } from '@taskfield/document'
import type { Attrs, Node } from 'prosemirror-model'
import { borderProperties, cellPadding } from './box-properties.ts'
import { ownAttribute, type Property, type PropertyOwner } from './property.ts'
import { parseChoice, parseColorValue, parseSize } from '../../../ui/forms/property-values.ts'

/** A size of a table; a table of no size has none, as the reader has it. */
function tableSize(name: string, attribute: 'width' | 'height'): Property {
  const property = ownAttribute(name, 'figure', attribute, parseSize)
  return {
    ...property,
    write: (node, value): Attrs => property.write(node, Number.parseFloat(value) === 0 ? '' : value),
  }
}

/** A choice of which one is the default and is not saved. */
function choice(
  [name, owner, attribute]: readonly [name: string, owner: PropertyOwner, attribute: string],
  words: readonly string[],
  [usual, read]: readonly [usual: string, read: (node: Node) => string | null],
): Property {
  return {
    name,
    owner,
    parse: parseChoice(words),
    read: node => read(node) ?? usual,
    write: (_node, value) => ({ [attribute]: value === usual ? null : value || null }),
  }
}

/** What both tables and cells have. */
interface BoxProperties {
  readonly border: Readonly<Record<'style' | 'color' | 'width', Property>>
  readonly background: Property
  readonly width: Property
  readonly height: Property
}

/** What a person sets on a table, under the names of the older editor's commands. */
export const tableProperties: BoxProperties & { readonly alignment: Property } = {
  border: borderProperties('table'),
  background: ownAttribute('tableBackgroundColor', 'table', 'background', parseColorValue),
  width: tableSize('tableWidth', 'width'),
  height: tableSize('tableHeight', 'height'),
  // A table that stands at a side by itself is at that side, too.
  alignment: choice(
    ['tableAlignment', 'figure', 'align'],
    ['left', 'center', 'right'],
    ['center', node => tableFigureAttrs(node).align?.replace('block-', '') ?? null],
  ),
}

/** What a person sets on cells. */
export const cellProperties: BoxProperties & {
  readonly padding: Property
  readonly horizontal: Property
  readonly vertical: Property
} = {
  border: borderProperties('cell'),
  background: ownAttribute('tableCellBackgroundColor', 'cell', 'background', parseColorValue),
  width: ownAttribute('tableCellWidth', 'cell', 'width', parseSize),
  height: ownAttribute('tableCellHeight', 'cell', 'height', parseSize),
  padding: cellPadding,
  horizontal: choice(
    ['tableCellHorizontalAlignment', 'cell', 'align'],
    ['left', 'center', 'right', 'justify'],
    ['left', node => cellAttrs(node).align],
  ),
  vertical: choice(
    ['tableCellVerticalAlignment', 'cell', 'verticalAlign'],
    ['top', 'middle', 'bottom'],
    ['middle', node => cellAttrs(node).verticalAlign],
  ),
}

/** All properties, for what treats them alike. */
export const properties: readonly Property[] = [tableProperties, cellProperties].flatMap(
  ({ border, ...others }) => [...Object.values<Property>(border), ...Object.values<Property>(others)],
)
