import { requireHtml } from '../html/require-html.ts'
import { readHtml, type ReadOptions } from '../read/read-html.ts'
import { writeHtml } from '../write/write-html.ts'

/**
 * Makes of HTML from anywhere the form in which it is saved, in which nothing can run; `''` when it is empty. What a server calls on
 * what a client has sent. Throws `HtmlTooComplex` for HTML that no text needs, and a `TypeError` for what is no string.
 */
export function sanitize(html: string, options?: ReadOptions): string {
  requireHtml('sanitize', html)
  return writeHtml(readHtml(html, options))
}
