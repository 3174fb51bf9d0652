import { colorNames } from './color-names.ts'
import { splitTokens } from './tokens.ts'

const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/
const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)`
const part = `${number}(?:%|deg|rad|turn)?`
const separator = String.raw`(?:\s*,\s*|\s+)`
const functional = new RegExp(
  String.raw`^(?:rgb|hsl)a?\(\s*${part}(?:${separator}${part}){2}(?:\s*[,/]\s*${part})?\s*\)$`,
)

/**
 * Reads a CSS colour: a hex form of 3, 4, 6 or 8 digits, `rgb()`, `rgba()`, `hsl()`, `hsla()` or a colour name.
 * Returns it trimmed but otherwise as it was written, because existing data must be saved unchanged;
 * `null` when the text is not a colour.
 */
export function parseColor(text: string): string | null {
  const value = text.trim()
  if (value.length > 64) return null
  const lower = value.toLowerCase()
  return colorNames.has(lower) || hex.test(lower) || functional.test(lower) ? value : null
}

/** The form in which font colours are saved: without white space, with its case kept (`hsl(0,75%,60%)`). */
export function parseFontColor(text: string): string | null {
  const color = parseColor(text)
  if (color === null) return null
  // `rgb(1 2 3)` would lose its separators.
  return color.includes(',') ? color.replace(/\s+/g, '') : color
}

/** Finds the colour in a `background` shorthand such as `#fff none repeat`; `null` when it names none. */
export function parseBackground(text: string): string | null {
  const whole = parseColor(text)
  if (whole !== null) return whole
  for (const token of splitTokens(text)) {
    const color = parseColor(token)
    if (color !== null) return color
  }
  return null
}
