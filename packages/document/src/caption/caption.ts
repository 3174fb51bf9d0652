import type { SavedNodeSpec } from '../saved-form.ts'

/** The caption of an image or a table: text without pictures. */
export const caption: SavedNodeSpec = {
  content: '(text | lineBreak | mention)*',
  isolating: true,
  defining: true,
  parseDOM: [{ tag: 'figcaption' }],
  toDOM: () => ['figcaption', 0],
  save: (node, writer) => `<figcaption>${writer.inline(node)}</figcaption>`,
}
