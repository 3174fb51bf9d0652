import type { Node } from 'prosemirror-model'
import { htmlSpecOf, type HtmlWriter } from '../html-spec.ts'
import { isEmptyNode } from '../facts/is-empty.ts'
import { savedPart } from './saved-part.ts'
import { joinBlocks } from './write-blocks.ts'
import { writeInline } from './write-inline.ts'

const blocks = new WeakMap<Node, string>()

/** Looks a node's HTML up, or makes it once: nodes never change. */
function keep(results: WeakMap<Node, string>, node: Node, make: () => string): string {
  const known = results.get(node)
  if (known !== undefined) return known
  const html = make()
  results.set(node, html)
  return html
}

const writer: HtmlWriter = {
  block: node => keep(blocks, node, () => htmlSpecOf(node).toHtml(node, writer)),
  blocks: parent => joinBlocks(parent, child => writer.block(child)),
  inline: textblock => writeInline(textblock, writer),
}

/**
 * Writes a document as the HTML that is saved; `''` when it is empty. What it returns can run nothing in a page.
 * The HTML of each node is kept for as long as the node lives, so that writing a document again after a change costs
 * only the blocks that changed. What is not saved yet (`savedPart`) is left out. The form: `docs/html-format.md`.
 */
export function writeHtml(doc: Node): string {
  const saved = savedPart(doc)
  return isEmptyNode(saved) ? '' : writer.blocks(saved)
}

/** Writes a part of a document, such as what is copied, block by block. */
export function writeBlocks(parent: Node): string {
  return writer.blocks(savedPart(parent))
}
