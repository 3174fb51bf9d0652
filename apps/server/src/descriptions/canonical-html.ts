import { HtmlTooComplex, readHtml, writeHtml } from '@taskfield/document'
import { parseTree } from '@taskfield/document/parse5'

/**
 * The HTML that is stored for what a client sent: read into the schema and written from it, so that nothing which the
 * schema does not know is ever stored. `null` when it has more elements than anybody writes.
 */
export function canonicalHtml(html: string): string | null {
  try {
    // Half of a surrogate pair is no text: PostgreSQL would store something else than we answer.
    return writeHtml(readHtml(html.toWellFormed(), parseTree))
  } catch (error) {
    if (error instanceof HtmlTooComplex) return null
    throw error
  }
}
