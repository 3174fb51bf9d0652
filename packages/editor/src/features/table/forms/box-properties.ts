import { borderStyles, cellAttrs, tableAttrs, type CellAttrs } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { sharedValue, type Property, type PropertyOwner } from './property.ts'
import {
  parseChoice,
  parseColorValue,
  parseSize,
  parseThickness,
  type ValueParser,
} from '../../../ui/forms/property-values.ts'

const sides = ['top', 'right', 'bottom', 'left'] as const

type Border = CellAttrs['border']
type Part = 'style' | 'color' | 'width'

const borderOf = (node: Node): Border =>
  (node.type.spec['tableRole'] === 'table' ? tableAttrs : cellAttrs)(node).border

/** A property that stands on all four sides of a box. */
function withPart(border: Border, part: Part, value: string): Border {
  const kept = Object.entries(border ?? {}).filter(([key]) => !key.endsWith(`-${part}`))
  const added = value ? sides.map(side => [`${side}-${part}`, value] as const) : []
  const entries = [...kept, ...added]
  return entries.length > 0 ? (Object.fromEntries(entries) as Border) : null
}

function borderPart(name: string, owner: PropertyOwner, part: Part, parse: ValueParser): Property {
  return {
    name,
    owner,
    parse,
    read: node => sharedValue(sides.map(side => borderOf(node)?.[`${side}-${part}`] ?? '')),
    write: (node, value) => ({ border: withPart(borderOf(node), part, value) }),
  }
}

/** A border without a line has neither a colour nor a width. */
function withStyle(border: Border, value: string): Border {
  const bare = value === 'none' ? withPart(withPart(border, 'color', ''), 'width', '') : border
  return withPart(bare, 'style', value)
}

/** `hidden` looks like `none`, and no one need choose between them. */
const shownStyle = (style = ''): string => (style === 'hidden' ? 'none' : style)

/** Style, colour and width of a border, on all four sides. */
export function borderProperties(owner: 'table' | 'cell'): Record<Part, Property> {
  const prefix = owner === 'table' ? 'tableBorder' : 'tableCellBorder'
  return {
    style: {
      ...borderPart(`${prefix}Style`, owner, 'style', parseChoice(borderStyles)),
      read: node => sharedValue(sides.map(side => shownStyle(borderOf(node)?.[`${side}-style`]))),
      write: (node, value) => ({ border: withStyle(borderOf(node), value) }),
    },
    color: borderPart(`${prefix}Color`, owner, 'color', parseColorValue),
    width: borderPart(`${prefix}Width`, owner, 'width', parseThickness),
  }
}

/** The padding of a cell, the same on all four sides. */
export const cellPadding: Property = {
  name: 'tableCellPadding',
  owner: 'cell',
  parse: parseSize,
  read: node => sharedValue(sides.map(side => cellAttrs(node).padding?.[side] ?? '')),
  write: (_node, value) => ({
    padding: value ? Object.fromEntries(sides.map(side => [side, value])) : null,
  }),
}
