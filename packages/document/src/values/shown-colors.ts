import { parseDeclarations } from './declarations.ts'

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
  if (!style?.includes('color:')) return attributes
  const properties = [...parseDeclarations(style)].flatMap(([property, value]) => {
    const name = shown[property]
    return name && value !== 'transparent' ? [`${name}:${value};`] : []
  })
  return { ...attributes, style: `${style}${properties.join('')}` }
}
