/** A change of the text before the caret: the characters from `from` up to `to` become another text. */
export interface TextChange {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** A pattern, what it finds becomes, and nothing else: what must stand around it is looked at, not found. */
export type Replacement = readonly [pattern: RegExp, text: string]

/** What the first replacement that finds something makes of the text. */
export function findReplacement(replacements: readonly Replacement[], before: string): TextChange | null {
  for (const [pattern, text] of replacements) {
    const match = pattern.exec(before)
    if (match) return { from: match.index, to: match.index + match[0].length, text }
  }
  return null
}
