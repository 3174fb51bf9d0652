import type { MentionAttrs } from '../features/mention/mention.ts'
import { safeUrl, type UrlUse } from '../values/url.ts'

/** What a document alone does not know of its addresses. */
export interface MarkdownOptions {
  /** Makes the address of an image or link one that leads there from anywhere; as it stands unless it is given. */
  readonly resolveUrl?: (url: string) => string
  /** Where a mention leads; `null` for nowhere, and then it is its text. */
  readonly mentionHref?: (mention: MentionAttrs) => string | null
}

/** The address of a link or an image as it is written; `#` for one that could run something. */
export function resolveUrl(url: string, use: UrlUse, options: MarkdownOptions): string {
  const safe = safeUrl(url, use) ?? '#'
  return options.resolveUrl?.(safe) ?? safe
}
