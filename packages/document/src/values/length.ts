import { isMath, isNumber, type Operand } from './css-math.ts'
import { matchesRule } from './css-tokens.ts'

/** A CSS length: `{ value: 1.5, unit: 'em' }`. */
export interface Length {
  readonly value: number
  readonly unit: string
}

const units: ReadonlySet<string> = new Set('px cm mm in pc pt ch em ex rem vh vw vmin vmax %'.split(' '))
const isLength: Operand = reader => isNumber(reader, units)
const lengthPattern = /^([+-]?(?:\d+\.?\d*|\.\d+))([a-z]+|%)?$/

/**
 * Reads a CSS length such as `10px`, `1.5em`, `50%` or `2`; a plain number means pixels.
 * Returns `null` when the text is not a length.
 */
export function parseLength(text: string): Length | null {
  if (text.length > 32) return null
  const match = lengthPattern.exec(text.trim().toLowerCase())
  if (!match) return null
  const [, number, unit = 'px'] = match
  const value = Number(number)
  return units.has(unit) && Math.abs(value) < 1e6 ? { value, unit } : null
}

/**
 * Keeps a length as it was written (`10px`, `2em`, `0`, `calc(100% - 20px)`), because existing data must be saved
 * unchanged, but in small letters and with single spaces; `null` when the text is none.
 */
export function keepLength(text: string): string | null {
  const value = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const length = parseLength(value)
  if (!length) return matchesRule(value, reader => isMath(reader, isLength)) ? value : null
  // A number without a unit is a length in CSS only when it is zero.
  return /[a-z%]$/.test(value) || length.value === 0 ? value : null
}

/** Reads the number of pixels in an HTML attribute such as `width="300"` or `width="50%"`, written as a CSS length. */
export function attributeLength(text: string): string | null {
  const match = /^\s*(\d{1,6}(?:\.\d+)?)(%|px)?\s*$/.exec(text)
  return match ? `${match[1]}${match[2] ?? 'px'}` : null
}
