/** Thrown for HTML with more tags than any text needs; the message is for logs, the caller has words of its own. */
export class HtmlTooComplex extends Error {
  override name = 'HtmlTooComplex'
}

/** Every limit of the reader. */
export const readerLimits = {
  /** Tags in one text. */
  tags: 500_000,
  /** Open elements, where a table counts four and a list two. Below the 512 at which Chromium flattens. */
  openElements: 400,
  /** Open formatting elements, which a parser repeats in every later block. */
  openFormatting: 16,
  /** Quotes, items, tables and cells within each other. What is deeper joins its surroundings. */
  nesting: 64,
  /** Columns of a table. */
  columns: 1_000,
} as const
