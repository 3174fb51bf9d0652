import { always, containerFacts, never } from '../../facts/node-facts.ts'
import { escapeText } from '../../html/escape.ts'
import type { HtmlNodeSpec } from '../../html-spec.ts'

/** The whole text: a row of blocks. */
export const doc: HtmlNodeSpec = {
  content: 'block+',
  facts: containerFacts,
  toHtml: (node, writer) => writer.blocks(node),
}

/** Text in a line. The writer of inline content cares for its spaces, which depend on what stands beside it. */
export const text: HtmlNodeSpec = {
  group: 'inline',
  facts: {
    plainText: node => node.text ?? '',
    isContent: node => /\S/.test(node.text ?? ''),
    isSaved: always,
    joins: never,
    breaks: 'nothing',
  },
  toHtml: node => escapeText(node.text ?? ''),
}
