/** Thrown for HTML that no text needs; the message is for logs, the caller has words of its own. */
export class HtmlTooComplex extends Error {
  override name = 'HtmlTooComplex'
}

/** Every limit of the reader. */
export const readerLimits = {
  /** Tags in one text. */
  tags: 1_250_000,
  /** What they may cost a parser, in the steps of `ParserWork`: a third of a second in Chromium, and so much a tag. */
  steps: 100_000_000,
  stepsPerTag: 250,
  /** Elements within each other. Chromium flattens at 512. */
  depth: 512,
  /** Quotes, items, tables and cells within each other. What is deeper joins its surroundings. */
  nesting: 64,
  /** Columns of a table. */
  columns: 1_000,
} as const
