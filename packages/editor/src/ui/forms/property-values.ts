import { parseColor, parseLength } from '@taskfield/document'

/** Reads what a person typed as it is to be saved; `null` where it is no value of the kind. */
export type ValueParser = (text: string) => string | null

export const parseColorValue: ValueParser = parseColor

/** A length of a border: a plain number means pixels. A share of something is none. */
export const parseThickness: ValueParser = text => {
  const value = parseSize(text)
  return value?.endsWith('%') ? null : value
}

/** A length, or a share such as `50%`; a plain number means pixels. CSS knows no size below zero. */
export const parseSize: ValueParser = text => {
  const value = text.trim().toLowerCase()
  const length = parseLength(value)
  if (!length || length.value < 0) return null
  return /[a-z%]$/.test(value) ? value : `${length.value}px`
}

/** One of some words. */
export function parseChoice(words: readonly string[]): ValueParser {
  return text => words.find(word => word === text) ?? null
}
