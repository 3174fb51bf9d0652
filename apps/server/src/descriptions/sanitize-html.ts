import { HtmlTooComplex, sanitize } from '@taskfield/document'
import { HttpError } from '../errors/http-error.ts'
import { limits } from '../limits.ts'

/**
 * Makes the HTML to store from what a client sent: it is read into the schema and written from it, so nothing that the
 * schema does not know is ever stored. Throws `html_too_complex` for HTML that no text needs, and `too_large` for what
 * could not be sent back when it is saved again.
 */
export function sanitizeHtml(html: string): string {
  // PostgreSQL stores UTF-8, which has no lone surrogates; it would store something other than we answer.
  const written = sanitizeOrRefuse(html.toWellFormed())
  if (Buffer.byteLength(written) > limits.bodyBytes) throw new HttpError('too_large')
  return written
}

function sanitizeOrRefuse(html: string): string {
  try {
    return sanitize(html)
  } catch (error) {
    throw error instanceof HtmlTooComplex ? new HttpError('html_too_complex') : error
  }
}
