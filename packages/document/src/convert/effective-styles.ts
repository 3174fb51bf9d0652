import { declarationList, isImportant } from '../values/declarations.ts'
import { isSurelyValid } from './css-values.ts'
import { isCssProperty } from './css-properties.ts'

/** Properties that a shorthand does not set although its name begins theirs. */
const notSet = /^(?:border-(?:collapse|spacing|.*radius)|outline-offset|background-blend-mode|font-synthesis)/
const notSetByAll = /^(?:direction|unicode-bidi|--.*)$/

/** The shorthands that set a property, and the property itself. */
function settersOf(property: string): string[] {
  const own = notSetByAll.test(property) ? [property] : [property, 'all']
  if (notSet.test(property)) return own
  const [, side, part] = /^border-(top|right|bottom|left)-(color|style|width)$/.exec(property) ?? []
  const ofBorder = side && part ? [`border-${side}`, `border-${part}`] : []
  const group = /^(?:background|border|font|list-style|margin|outline|padding|text-decoration)(?=-)/.exec(
    property,
  )
  const ofFont = property === 'line-height' ? ['font'] : []
  return [...own, ...ofBorder, ...ofFont, ...(group ?? [])]
}

/** The declarations of a `style` attribute without those that another one surely takes back. */
export function effectiveStyles(style: string): readonly [property: string, value: string][] {
  const list = declarationList(style)
  if (list.length < 2) return list
  const ordered = [
    ...list.filter(([, value]) => !isImportant(value)),
    ...list.filter(([, value]) => isImportant(value)),
  ]
  const taken = new Set<string>()
  const found: [string, string][] = []
  for (const [property, value] of ordered.toReversed()) {
    if (settersOf(property).some(setter => taken.has(setter))) continue
    found.push([property, value])
    if (isCssProperty(property) && isSurelyValid(property, value)) taken.add(property)
  }
  return found
}
