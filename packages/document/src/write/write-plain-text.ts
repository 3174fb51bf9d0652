import type { Fragment } from 'prosemirror-model'
import { factsOf, type PlainTextWriter } from '../facts/node-facts.ts'

const writer: PlainTextWriter = {
  block: node => factsOf(node).plainText(node, writer),
  blocks: (nodes, between = '\n\n') => nodes.map(writer.block).join(between),
  inline: content => content.content.map(writer.block).join(''),
}

/**
 * Writes content as plain text, as it is copied: an empty line between blocks, one line an item with its mark, one
 * line a row with tabs between its cells.
 */
export function writePlainText(content: Fragment): string {
  return content.firstChild?.isInline ? writer.inline(content) : writer.blocks(content.content)
}
