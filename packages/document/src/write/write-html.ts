import type { Node } from 'prosemirror-model'
import { htmlSpecOf, type HtmlWriter } from '../html-spec.ts'
import { longBlock } from '../facts/changed-blocks.ts'
import { isEmptyNode } from '../facts/is-empty.ts'
import { requireDocument } from '../read/require-document.ts'
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

const writerBy = (block: HtmlWriter['block']): HtmlWriter => {
  const writer: HtmlWriter = {
    block,
    blocks: parent => joinBlocks(parent, block),
    inline: textblock => writeInline(textblock, writer),
  }
  return writer
}

const writer: HtmlWriter = writerBy(node =>
  keep(blocks, node, () => htmlSpecOf(node).toHtml(node, node.nodeSize < longBlock ? forgetful : writer)),
)
const forgetful: HtmlWriter = writerBy(node => blocks.get(node) ?? htmlSpecOf(node).toHtml(node, forgetful))

/**
 * Writes a document as the HTML that is saved; `''` when it is empty. What it returns can run nothing in a page.
 * The HTML of each block is kept for as long as the block lives, so that writing a document again after a change costs
 * only the blocks that changed. What is not saved yet (`savedPart`) is left out. The form: `docs/html-format.md`.
 */
export function writeHtml(doc: Node): string {
  requireDocument('writeHtml', doc)
  const saved = savedPart(doc)
  return isEmptyNode(saved) ? '' : writer.blocks(saved)
}

/** Writes a part of a document, such as what is copied, block by block. */
export function writeBlocks(parent: Node): string {
  return writer.blocks(savedPart(parent))
}

/** How much later than expected the HTML of a block may stand in a text: as other words for the blocks before it may take. */
const reach = 2000

/**
 * Writes blocks before anybody asks for their HTML. Where it stands in a text that is kept anyway, such as the one that they were read from, it is kept as a part of that text and
 * not as a second copy. It is looked for from `at` on; returns where the blocks that follow may stand.
 */
export function writeBeside(parent: Node, text: string, at: number): number {
  let next = at
  for (const block of savedPart(parent).children) {
    const html = writer.block(block)
    const found = text.slice(next, next + html.length + reach).indexOf(html)
    if (found === -1) continue
    const from = next + found
    next = from + html.length
    blocks.set(block, text.slice(from, next))
  }
  return next
}
