import { textBlockFacts } from '../../facts/node-facts.ts'
import { openTag } from '../../html/escape.ts'
import type { HtmlNodeSpec } from '../../html-spec.ts'
import { blockAttrSpecs, blockDomAttrs, blockStyle, readBlockAttrs } from './block-attrs.ts'

/** Plain text. Headings below the third level are read as paragraphs. */
export const paragraph: HtmlNodeSpec = {
  group: 'block flow',
  content: 'inline*',
  attrs: blockAttrSpecs,
  facts: textBlockFacts,
  parseDOM: ['p', 'h5', 'h6'].map(tag => ({ tag, getAttrs: readBlockAttrs })),
  toDOM: node => ['p', blockDomAttrs(node), 0],
  toHtml: (node, writer) => `${openTag('p', { style: blockStyle(node) })}${writer.inline(node)}</p>`,
}
