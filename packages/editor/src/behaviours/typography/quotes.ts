import { isInAddress } from './is-in-address.ts'
import { findOpenQuote, opensAfter } from './open-quote.ts'
import type { Prose } from './prose.ts'
import { scriptOf, type Script } from './script.ts'
import type { TextChange } from './text-change.ts'

const openings: Readonly<Record<Script, string>> = { cyrillic: '«', latin: '“' }
const inner: Readonly<Record<string, string>> = { '«': '„', '„': '«', '“': '“' }
const closings: Readonly<Record<string, string>> = { '«': '»', '„': '“', '“': '”' }

/**
 * What a typed `"` becomes. Within a quotation it is of the same kind: „лапки“ within «ёлочки». Otherwise the letters
 * of the block decide, before and after the caret: «ёлочки» if any is Cyrillic, “these” if all are Latin. In a block
 * without letters those of the text before it decide; where there is none, the `"` waits for its first letter.
 */
export function findQuote(prose: Prose): TextChange | null {
  const { before } = prose
  if (before.endsWith('"')) return findTyped(prose)
  return /(?:^|\P{L})"\p{L}$/u.test(before) ? findWaiting(prose) : null
}

function findTyped({ before, after, earlier }: Prose): TextChange | null {
  const text = before.slice(0, -1)
  const open = findOpenQuote(text)
  if (text.endsWith('=') || (open === undefined && isInAddress(text))) return null
  const isOpening = opensAfter(text.slice(-1), open)
  if (open !== undefined) return changeAt(text.length, (isOpening ? inner : closings)[open])
  const opening = openingFor(text + after, earlier)
  if (isOpening) return changeAt(text.length, opening)
  // After a number it is inches.
  return /[\p{L}.,!?…]$/u.test(text) ? changeAt(text.length, opening && closings[opening]) : null
}

/** A `"` before the first letter there is. */
function findWaiting({ before, after, earlier }: Prose): TextChange | null {
  const text = before.slice(0, -2)
  const restOfWord = /^\S*/.exec(after)?.[0].length ?? 0
  if (!opensAfter(text.slice(-1), undefined) || findOpenQuote(text) !== undefined) return null
  if (openingFor(text + after.slice(restOfWord), earlier) !== undefined) return null
  const script = scriptOf(before.slice(-1))
  return script && changeAt(text.length, openings[script])
}

function openingFor(block: string, earlier: () => string): string | undefined {
  const script = scriptOf(block) ?? scriptOf(earlier())
  return script ? openings[script] : undefined
}

function changeAt(from: number, text: string | undefined): TextChange | null {
  return text === undefined ? null : { from, to: from + 1, text }
}
