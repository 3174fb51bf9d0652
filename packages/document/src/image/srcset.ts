import { safeUrl } from '../values/url.ts'

const candidate = /^(\S+)(?:\s+(\d{1,5}(?:\.\d+)?[wx]))?$/

/** Reads the `srcset` of an image and writes it evenly (`a.png 100w, b.png 200w`); `null` when any part is wrong. */
export function parseSrcset(text: string): string | null {
  const parts = text
    .trim()
    .split(/\s*,\s+|\s*,$/)
    .filter(Boolean)
  const candidates: string[] = []
  for (const part of parts) {
    const match = part.length > 4200 ? null : candidate.exec(part.trim())
    const url = match?.[1] === undefined ? null : safeUrl(match[1], 'image')
    if (url === null) return null
    candidates.push(match?.[2] ? `${url} ${match[2]}` : url)
  }
  return candidates.length > 0 ? candidates.join(', ') : null
}
