import { textBlockFacts } from '../../facts/node-facts.ts'
import type { HtmlNodeSpec } from '../../html-spec.ts'

/** The caption of an image or a table: text without pictures. */
export const caption: HtmlNodeSpec = {
  content: '(text | lineBreak | mention | hostInline)*',
  isolating: true,
  selectable: false,
  defining: true,
  facts: textBlockFacts,
  parseDOM: [{ tag: 'figcaption' }],
  toDOM: () => ['figcaption', 0],
  toHtml: (node, writer) => `<figcaption>${writer.inline(node)}</figcaption>`,
}
