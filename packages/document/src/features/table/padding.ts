import { declarationsOf, styleOf } from '../../html/element-parts.ts'
import type { HtmlElement } from '../../html/html-element.ts'
import { keepLength } from '../../values/length.ts'
import { boxSides, sides, writeBox, type Side } from '../../values/tokens.ts'

/** The padding of a cell by side. Sides that are not set have no key. */
export type Padding = Readonly<Partial<Record<Side, string>>>

const parseShorthand = (value: string): Readonly<Record<Side, string>> | null => {
  const box = boxSides(value)
  return box && sides.every(side => keepLength(box[side]) !== null) ? box : null
}

/** Reads the padding that an element's style sets; `null` when it sets none. */
export function readPadding(element: HtmlElement): Padding | null {
  if (declarationsOf(element).size === 0) return null
  const padding: Partial<Record<Side, string>> = { ...styleOf(element, 'padding', parseShorthand) }
  for (const side of sides) {
    const own = styleOf(element, `padding-${side}`, keepLength)
    if (own !== null) padding[side] = own
  }
  return Object.keys(padding).length > 0 ? padding : null
}

/** Writes a padding: one shorthand where all sides are set. */
export function paddingDeclarations(padding: Padding | null): Record<string, string> {
  if (!padding) return {}
  const { top, right, bottom, left } = padding
  if (top !== undefined && right !== undefined && bottom !== undefined && left !== undefined) {
    return { padding: writeBox({ top, right, bottom, left }) }
  }
  return Object.fromEntries(
    sides.flatMap(side => (padding[side] === undefined ? [] : [[`padding-${side}`, padding[side]]])),
  )
}
