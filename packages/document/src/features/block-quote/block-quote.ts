import { containerFacts } from '../../facts/node-facts.ts'
import type { HtmlNodeSpec } from '../../html-spec.ts'

/** A quotation of any blocks, quotations included. */
export const blockQuote: HtmlNodeSpec = {
  group: 'block flow',
  content: 'block+',
  defining: true,
  facts: containerFacts,
  parseDOM: [{ tag: 'blockquote' }],
  toDOM: () => ['blockquote', 0],
  toHtml: (node, writer) => `<blockquote>${writer.blocks(node)}</blockquote>`,
}
