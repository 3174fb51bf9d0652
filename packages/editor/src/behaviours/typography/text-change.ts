/** A change of the text before the caret: the characters from `from` up to `to` become another text. */
export interface TextChange {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** A pattern, what it finds becomes, and nothing else: what must stand around it is looked at, not found. */
export type Replacement = readonly [pattern: RegExp, text: string]

/** No pattern looks at more characters before the caret; in a long paragraph each key would cost milliseconds. */
const reach = 30

/** What the first replacement that finds something makes of the text. */
export function findReplacement(replacements: readonly Replacement[], before: string): TextChange | null {
  const start = Math.max(0, before.length - reach)
  const end = before.slice(start)
  for (const [pattern, text] of replacements) {
    const match = pattern.exec(end)
    if (!match) continue
    const from = start + match.index
    return { from, to: from + match[0].length, text }
  }
  return null
}
