import { isInAddress } from './is-in-address.ts'
import { findReplacement, type Replacement, type TextChange } from './text-change.ts'

const replacements: readonly Replacement[] = [
  // Of a word in single quotes only the first would have a letter on one side: they stay as they are.
  [/(?<=\p{L})'(?=\p{L}$)/u, '’'],
  [/(?<!\.)\.{3}$/, '…'],
  [/(?<=[^\s|\d-]) (?:--?|—)(?= $)/, '\u00a0—'],
  // Between numbers it is a minus: what follows the number tells.
  [/(?<=\d) (?:--?|—)(?= [^\d\s]$)/, '\u00a0—'],
  // A dash at the start of a line is that of a dialogue. Three are a page break, so it waits for the space.
  [/(?<=^|\n)--(?= $)/, '—'],
  [/(?<=\d)--(?=\d$)/, '–'],
  [/(?<=\p{L})--(?=\p{L}$)/u, '—'],
]

/**
 * The apostrophe of `don't`, three dots, and dashes: ` - ` and ` -- ` with a no-break space before the dash, `--`
 * between numbers and between words. An option of a command, such as `--all`, stays.
 */
export function findCharacters(before: string): TextChange | null {
  const change = findReplacement(replacements, before)
  return change && isInAddress(before) ? null : change
}
