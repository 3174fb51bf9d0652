/** HTML with more tags than the reader takes, around two words. */
export const tooComplex: string = `<p>Слова &amp; ещё</p>${'<i>'.repeat(1_300_000)}`

/** A short name for it, so that a failure can be printed. */
export function nameOf(html: unknown): string {
  return html === tooComplex ? 'as it was given' : String(html).slice(0, 100)
}
