import type { Locale } from '../../../messages/message.ts'

/** Spaces between groups of digits: those that people type, and those that programs write. */
const spaces = /[\s\u00a0\u2009\u202f]/g
const symbol = /^[$€£¥₽₴₸₹]|(?:[$€£¥₽₴₸₹%‰]|руб\.?|р\.)$/gi
const grouped = /^\d{1,3}(?:[ ,.']\d{3})+$/

/**
 * Reads a number as people write it in tables: `1 234,5`, `1,234.5`, `−7 %`, `120 ₽`. A single comma before three digits
 * parts thousands in English and the fraction in Russian. `null` for what is no number.
 */
export function parseNumber(text: string, locale: Locale): number | null {
  const plain = text.trim().replace(spaces, ' ').replace(/[−–]/g, '-')
  const [, sign, rest = ''] = /^([+-]?) ?(.*)$/.exec(plain.replace(symbol, '').trim()) ?? []
  const digits = rest.replace(symbol, '').trim()
  const value = parseDigits(digits, locale)
  return value !== null && sign === '-' ? -value : value
}

function parseDigits(text: string, locale: Locale): number | null {
  if (!/^[\d ,.']*\d$/.test(text)) return null
  const at = decimalPlace(text, locale)
  const whole = at < 0 ? text : text.slice(0, at)
  const fraction = at < 0 ? '' : text.slice(at + 1)
  const isWhole = /^\d*$/.test(whole) || (grouped.test(whole) && new Set(whole.replace(/\d/g, '')).size === 1)
  if (!isWhole || !/^\d*$/.test(fraction)) return null
  return Number(`${whole.replace(/\D/g, '') || 0}.${fraction || 0}`)
}

/** Where the character stands that parts the fraction; -1 for none. */
function decimalPlace(text: string, locale: Locale): number {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'))
  const separator = text[last]
  if (separator === undefined) return -1
  const isRepeated = text.indexOf(separator) !== last
  const isThousand = separator === ',' && locale === 'en' && grouped.test(text)
  return isRepeated || isThousand ? -1 : last
}
