/** What says nothing of a text but which words it has. */
const plainTag = /^(?:html|head|body|meta|span|font)$/i

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * Whether HTML is nothing but the words of the text beside it, whose lines it has lost: pages that copy by themselves write so, and Firefox where a style that it leaves
 * out keeps the lines of a page apart.
 */
export function isTextAlone(html: string, plain: string): boolean {
  if (!plain.trim().includes('\n') || /white-space:\s*(?:pre|break)/i.test(html)) return false
  for (const [, name = ''] of html.matchAll(/<\/?([a-z][\w-]*)/gi)) if (!plainTag.test(name)) return false
  const words = html.replace(/<!--.*?-->|<[^>]*>|&#?\w+;/gs, ' ')
  return letters(words) === letters(plain)
}
