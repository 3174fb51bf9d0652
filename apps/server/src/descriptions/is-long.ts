import { limits } from '../limits.ts'

/**
 * Whether reading a text may take longer than others should wait. It is the tags that make a text slow: 20 kB of tables
 * that are never closed take as long as 1 MB of paragraphs.
 */
export function isLong(html: string): boolean {
  if (html.length > limits.shortTextCharacters) return true
  let tags = 0
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    tags += 1
    if (tags > limits.shortTextTags) return true
  }
  return false
}
