/** The text around the caret. Code and objects stand in it as U+FFFC, line breaks as `\n`. */
export interface Prose {
  /** The text of the block before the caret. */
  readonly before: string
  /** The text of the block after the caret. */
  readonly after: string
  /** The end of the text before the block. */
  readonly earlier: () => string
}
