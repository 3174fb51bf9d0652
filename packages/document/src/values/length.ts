/** A CSS length: `{ value: 1.5, unit: 'em' }`. */
export interface Length {
  readonly value: number
  readonly unit: string
}

const lengthPattern = /^([+-]?(?:\d+\.?\d*|\.\d+))(px|cm|mm|in|pc|pt|ch|em|ex|rem|vh|vw|vmin|vmax|%)?$/

/**
 * Reads a CSS length such as `10px`, `1.5em`, `50%` or `2`; a plain number means pixels.
 * Returns `null` when the text is not a length.
 */
export function parseLength(text: string): Length | null {
  if (text.length > 32) return null
  const match = lengthPattern.exec(text.trim().toLowerCase())
  if (!match) return null
  const value = Number(match[1])
  return Math.abs(value) < 1e6 ? { value, unit: match[2] ?? 'px' } : null
}

/** Keeps a length as it was written (`10px`, `2em`, `0`), because existing data must be saved unchanged; else `null`. */
export function keepLength(text: string): string | null {
  const value = text.trim().toLowerCase()
  const length = parseLength(value)
  if (!length) return null
  // A number without a unit is a length in CSS only when it is zero.
  return /[a-z%]$/.test(value) || length.value === 0 ? value : null
}

/** Reads the number of pixels in an HTML attribute such as `width="300"` or `width="50%"`, written as a CSS length. */
export function attributeLength(text: string): string | null {
  const match = /^\s*(\d{1,6}(?:\.\d+)?)(%|px)?\s*$/.exec(text)
  return match ? `${match[1]}${match[2] ?? 'px'}` : null
}
