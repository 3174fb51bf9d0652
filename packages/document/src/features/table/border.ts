import { declarationsOf, oneOf } from '../../html/element-parts.ts'
import type { HtmlElement } from '../../html/html-element.ts'
import { parseColor } from '../../values/color.ts'
import { keepLength } from '../../values/length.ts'
import { boxSides, sides, splitTokens, type Side } from '../../values/tokens.ts'

/** The border styles of the specification. */
export const borderStyles = [
  'none',
  'solid',
  'dotted',
  'dashed',
  'double',
  'groove',
  'ridge',
  'inset',
  'outset',
] as const

const parts = ['width', 'style', 'color'] as const
type Part = (typeof parts)[number]

/** A border, part by part: `{ 'top-width': '1px', 'top-style': 'solid' }`. Parts that are not set have no key. */
export type Border = Readonly<Partial<Record<`${Side}-${Part}`, string>>>

const parseLineWidth = oneOf('thin', 'medium', 'thick')

const parsers: Readonly<Record<Part, (text: string) => string | null>> = {
  width: text => parseLineWidth(text) ?? keepLength(text),
  style: oneOf(...borderStyles, 'hidden'),
  color: parseColor,
}

/** Reads a shorthand such as `1px solid red`, its tokens in any order; `null` when one of them is none of the parts. */
function parseShorthand(value: string): Partial<Record<Part, string>> | null {
  const found: Partial<Record<Part, string>> = {}
  for (const token of splitTokens(value)) {
    // As a shorthand it is no colour alone.
    if (token.toLowerCase() === 'inherit') return null
    const part = parts.find(name => parsers[name](token) !== null)
    if (!part || found[part] !== undefined) return null
    found[part] = parsers[part](token) ?? token
  }
  return found
}

function entriesOf(property: string, value: string): [string, string][] {
  const match = /^border(?:-(top|right|bottom|left))?(?:-(width|style|color))?$/.exec(property)
  if (!match) return []
  const [, side, part] = match
  const targets = side ? [side] : sides
  if (!part) {
    const shorthand = Object.entries(parseShorthand(value) ?? {})
    return targets.flatMap(target =>
      shorthand.map(([name, text]): [string, string] => [`${target}-${name}`, text]),
    )
  }
  const box = side ? { [side]: value } : boxSides(value)
  return Object.entries(box ?? {}).flatMap(([target, text]): [string, string][] => {
    const kept = parsers[part as Part](text)
    return kept === null ? [] : [[`${target}-${part}`, kept]]
  })
}

/** Reads the border that an element's style sets; `null` when it sets none. */
export function readBorder(element: HtmlElement): Border | null {
  const border: Record<string, string> = {}
  for (const [property, value] of declarationsOf(element)) {
    if (!property.startsWith('border')) continue
    const entries = entriesOf(property, value)
    if (entries.length > 0) element.consumed?.(`{${property}}`)
    for (const [key, text] of entries) border[key] = text
  }
  return Object.keys(border).length > 0 ? border : null
}

/** Whether values make a shorthand: all are there, and none is `inherit`, which CSS takes for a whole value only. */
const makeShorthand = (values: readonly (string | undefined)[]): boolean =>
  values.every(value => value !== undefined && value.toLowerCase() !== 'inherit')

const values = (border: Border, side: Side, wanted: readonly Part[]): (string | undefined)[] =>
  wanted.map(part => border[`${side}-${part}`])

/** Writes a border with every part that is set: shorthands where all of a kind are, single parts elsewhere. */
export function borderDeclarations(border: Border | null): Record<string, string> {
  if (!border) return {}
  const even = parts.filter(part => {
    const first = border[`top-${part}`]
    return first !== undefined && sides.every(side => border[`${side}-${part}`] === first)
  })
  const all = values(border, 'top', parts)
  if (even.length === parts.length && makeShorthand(all)) return { border: all.join(' ') }
  const found: Record<string, string> = {}
  for (const part of even) found[`border-${part}`] = border[`top-${part}`] ?? ''
  const uneven = parts.filter(part => !even.includes(part))
  for (const side of sides) {
    const own = values(border, side, uneven)
    if (uneven.length === parts.length && makeShorthand(own)) found[`border-${side}`] = own.join(' ')
    else
      uneven.forEach((part, index) => {
        const value = own[index]
        if (value !== undefined) found[`border-${side}-${part}`] = value
      })
  }
  return found
}
