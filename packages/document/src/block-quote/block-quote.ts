import type { SavedNodeSpec } from '../saved-form.ts'

/** A quotation of any blocks, quotations included. */
export const blockQuote: SavedNodeSpec = {
  group: 'block flow',
  content: 'block+',
  defining: true,
  parseDOM: [{ tag: 'blockquote' }],
  toDOM: () => ['blockquote', 0],
  save: (node, writer) => `<blockquote>${writer.blocks(node)}</blockquote>`,
}
