import { messageText } from '../../messages/message-text.ts'
import { parseColor } from '@taskfield/document'
import type { Words } from '../../messages/message.ts'
import type { NamedColor } from './color-grid.tsx'

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '').toLowerCase()

const plainName = (text: string): string => text.trim().toLowerCase().replaceAll('ё', 'е')

/** What a colour is called in a palette; the colour itself where the palette does not have it. */
export function nameColor(value: string, palette: readonly NamedColor[], words: Words): string {
  const named = palette.find(color => withoutSpaces(color.value) === withoutSpaces(value))
  return named ? messageText(named.label, words) : value
}

/**
 * Reads a colour that was typed as CSS has it or by its name in a palette. A word that is both means the palette's as the palette
 * writes it: of `Red` and `red` the second is CSS. `null` for no colour.
 */
export function readColor(text: string, palette: readonly NamedColor[], words: Words): string | null {
  const exact = palette.find(({ label }) => messageText(label, words) === text.trim())
  const loose = palette.find(({ label }) => plainName(messageText(label, words)) === plainName(text))
  return exact?.value ?? parseColor(text) ?? loose?.value ?? null
}
