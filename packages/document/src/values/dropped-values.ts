import { colorNames } from './color-names.ts'
import { parseColor } from './color.ts'
import { splitTokens } from './tokens.ts'

type Test = (token: string) => boolean

const words = (text: string): Test => {
  const known = new Set(text.split(' '))
  return token => known.has(token)
}
const length: Test = token => /^[+-]?(?:[\d.]+(?:e[+-]?\d+)?(?:[a-z]+|%)|[0.]+)$/.test(token)
const size: Test = token => !token.startsWith('-') && length(token)
const number: Test = token => /^\+?[\d.]+$/.test(token)
/** `canvastext` and its like are colours of some systems, and known by their ends. */
const color: Test = token =>
  parseColor(token) !== null || colorNames.has(token) || /^(?:canvas|field|mark|(?!.*-)\w+text)$/.test(token)

const lines = words('none solid dotted dashed double groove ridge inset outset hidden')
const widths = words('thin medium thick')
const sizes = words('auto min-content max-content fit-content stretch -webkit-fill-available -moz-available')
const breaks = words(
  'auto left right always avoid page column avoid-page avoid-column recto verso region avoid-region all',
)

/** What each part of a property that is read may be; the sides of a box are alike. */
const parts: Readonly<Record<string, readonly Test[]>> = {
  'background-color': [color],
  border: [lines, widths, size, color],
  'border-color': [color],
  'border-style': [lines],
  'border-width': [widths, size],
  'break-after': [breaks],
  color: [color],
  float: [words('none left right inline-start inline-end')],
  'font-style': [words('normal italic oblique')],
  'font-weight': [words('normal bold bolder lighter'), number],
  height: [sizes, size],
  margin: [words('auto'), length],
  padding: [size],
  'page-break-after': [breaks],
  'page-break-before': [breaks],
  'text-align': [words('start end left right center justify match-parent'), token => token.startsWith('-')],
  'text-decoration': [
    words('none underline overline line-through blink solid double dotted dashed wavy auto from-font'),
    color,
    length,
  ],
  'vertical-align': [words('baseline sub super top text-top middle bottom text-bottom'), length],
  width: [sizes, size],
}

const forAll = words('initial inherit unset revert revert-layer')
const sides = /-(?:top|right|bottom|left)(?=-(?:color|style|width)$|$)/

/** The word that makes a value hold against later ones. */
export const importance: RegExp = /\s*!\s*important$/i

/**
 * Whether browsers surely drop a declaration of a property that is read: a part of it is a word, a number or a colour that CSS
 * does not have there. Values with functions or quotes are not judged.
 */
export function isDroppedByCss(property: string, value: string): boolean {
  const tests = parts[property.replace(sides, '')]
  if (!tests || /["'(\\]/.test(value)) return false
  const tokens = splitTokens(value.replace(importance, '').toLowerCase())
  return tokens.some(token => !forAll(token) && !tests.some(test => test(token)))
}
