import { parseTree } from '@taskfield/document'

/** The words of HTML that is too complex to be parsed: its tags are dropped before any parser sees them. */
export function textOfHtml(html: string): string {
  const words = html.replace(/<[^>]*>/g, ' ')
  return parseTree(words.replaceAll('<', '&lt;')).firstChild?.nodeValue?.replace(/\s+/g, ' ').trim() ?? ''
}
