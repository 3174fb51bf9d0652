/** Thrown for HTML with more tags than any text needs; the message is for logs, the caller has words of its own. */
export class HtmlTooComplex extends Error {
  override name = 'HtmlTooComplex'
}

/** Every limit of the reader. */
export const readerLimits = {
  /** Tags in one text, with the elements that a parser makes by itself. */
  tags: 1_250_000,
  /** Open elements. Below the 512 at which Chromium flattens. */
  openElements: 400,
  /** Open formatting elements, which a parser repeats in every later block. */
  openFormatting: 16,
  /** Formatting elements that a parser repeats, beyond one a tag; then what is open is ended. */
  repeated: 1_000,
  /** Quotes, items, tables and cells within each other. What is deeper joins its surroundings. */
  nesting: 64,
  /** Columns of a table. */
  columns: 1_000,
} as const
