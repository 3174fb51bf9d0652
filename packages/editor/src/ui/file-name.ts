/** What a name made of a text may have: characters. */
const maxLength = 60

/** What files may not be called in one of the usual systems, and what would show the ending of a name elsewhere than at its end. */
const forbidden = /[\\/:*?"<>|\p{Cc}\p{Bidi_Control}]+/gu

/** A text as a name that every system takes; `''` where nothing is left of it. */
export function asFileName(text: string): string {
  const line = text.replaceAll(forbidden, ' ').replaceAll(/\s+/g, ' ').trim()
  const cut = line.length > maxLength ? line.slice(0, maxLength + 1).replace(/\s\S*$/u, '') : line
  return cut.slice(0, maxLength).replace(/^[\s.]+|[\s.,;]+$/g, '')
}
