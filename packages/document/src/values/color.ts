import { colorNames } from './color-names.ts'
import { isColorFunction } from './color-functions.ts'
import { splitTokens } from './tokens.ts'

const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/

/**
 * Reads a CSS colour: a hex form of 3, 4, 6 or 8 digits, a colour name, `inherit`, a function such as `rgb()`,
 * `oklch()` or `color-mix()`, or `var()`. Returns it trimmed but otherwise as it was written, because existing data
 * must be saved unchanged; `null` when the text is not a colour.
 */
export function parseColor(text: string): string | null {
  const value = text.trim().replace(/\s+/g, ' ')
  if (value.length > 256) return null
  const lower = value.toLowerCase()
  const isColor = lower === 'inherit' || colorNames.has(lower) || hex.test(lower) || isColorFunction(value)
  return isColor ? value : null
}

/** The form in which font colours are saved: without the white space that parts nothing, with its case kept. */
export function parseFontColor(text: string): string | null {
  return parseColor(text)?.replace(/(?<=[(,]) | (?=[,)])/g, '') ?? null
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
