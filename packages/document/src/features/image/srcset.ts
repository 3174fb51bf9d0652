import { safeUrl } from '../../values/url.ts'

const descriptor = /^\d{1,5}(?:\.\d+)?[wx]$/

/** Reads one candidate from its words; `null` when it is not an address with at most one descriptor. */
function parseCandidate([address = '', size, ...more]: readonly string[]): string | null {
  const url = safeUrl(address, 'image')
  if (!url || more.length > 0 || (size !== undefined && !descriptor.test(size))) return null
  return size === undefined ? url : `${url} ${size}`
}

/**
 * Reads the `srcset` of an image and writes it evenly (`a.png 100w, b.png 200w`); `null` when any part is wrong. A
 * comma ends a candidate where white space follows, for an address may hold commas.
 */
export function parseSrcset(text: string): string | null {
  const candidates: (string | null)[] = []
  let words: string[] = []
  const endCandidate = (): void => {
    if (words.length > 0) candidates.push(parseCandidate(words))
    words = []
  }
  for (const word of text.split(/\s+/)) {
    const address = word.endsWith(',') ? word.slice(0, -1) : word
    if (address) words.push(address)
    if (address !== word) endCandidate()
  }
  endCandidate()
  return candidates.length === 0 || candidates.includes(null) ? null : candidates.join(', ')
}
