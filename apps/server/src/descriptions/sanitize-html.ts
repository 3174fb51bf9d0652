import { HtmlTooComplex, sanitize } from '@taskfield/document'

/**
 * Makes the HTML to store from what a client sent: it is read into the schema and written from it, so nothing that the
 * schema does not know is ever stored. Returns `null` when it has too many elements.
 */
export function sanitizeHtml(html: string): string | null {
  try {
    // PostgreSQL stores UTF-8, which has no lone surrogates; it would store something other than we answer.
    return sanitize(html.toWellFormed())
  } catch (error) {
    if (error instanceof HtmlTooComplex) return null
    throw error
  }
}
