import { parseColor } from './color.ts'
import { parseDeclarations } from './declarations.ts'
import { boxSides, sides, splitTokens, type Side } from './tokens.ts'

/** The custom properties beside the colours, by the property whose value they repeat. */
const shown: Readonly<Record<string, string>> = { color: '--tf-color', 'background-color': '--tf-background' }

/**
 * Repeats the colours of a `style` attribute as custom properties, from which a style sheet makes colours that can be read in
 * the theme of the page. For what is shown only: the saved form never has them.
 */
export function showColors<Attributes extends { readonly style?: string | null }>(
  attributes: Attributes,
): Attributes {
  const style = attributes.style
  if (!style || !/color:|border/.test(style)) return attributes
  const properties = [...parseDeclarations(style)].flatMap(([property, value]) => {
    const name = shown[property]
    const colors = name ? [[name, value]] : borderColors(property, value)
    return colors.flatMap(([custom, color]) => (color === 'transparent' ? [] : [`${custom}:${color};`]))
  })
  return { ...attributes, style: `${style}${properties.join('')}` }
}

/** The colours of the sides of a border, with the names of their custom properties. */
function borderColors(property: string, value: string): [name: string, color: string][] {
  const match = /^border(?:-(top|right|bottom|left))?(-color)?$/.exec(property)
  if (!match) return []
  const [, side, isColor] = match
  const color = isColor ? value : (splitTokens(value).find(isChosen) ?? '')
  const box = boxSides(color)
  const targets = side ? [side as Side] : sides
  return targets.flatMap((target): [string, string][] => {
    const own = box?.[target] ?? ''
    return isChosen(own) ? [[`--tf-border-${target}`, own]] : []
  })
}

const isChosen = (color: string): boolean =>
  parseColor(color) !== null && !/^(?:inherit|currentcolor)$/i.test(color)
