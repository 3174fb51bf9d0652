import { trustedHtml } from '@taskfield/document'
const startsLine = 'p, h2, h3, h4, li, tr, pre, figcaption, blockquote'

/** Puts a rich text on the clipboard, for programs that know HTML and for those that do not. `false`: not allowed. */
export async function copyHtml(html: string): Promise<boolean> {
  const parts = {
    'text/html': new Blob([html], { type: 'text/html' }),
    'text/plain': new Blob([plainText(html)], { type: 'text/plain' }),
  }
  try {
    await navigator.clipboard.write([new ClipboardItem(parts)])
    return true
  } catch {
    return false
  }
}

/** The words of a rich text, a line for each of its blocks. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(trustedHtml(html), 'text/html')
  for (const block of body.querySelectorAll(startsLine)) block.append('\n')
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith('\n')
  return (body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim()
}
