import { imageAttrs, schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'

const { blockQuote, codeBlock, heading, image, inlineImage, list, listItem, paragraph } = schema.nodes

/** These have the same space above and below. */
const plain = new Set([paragraph, list, blockQuote])
/** These stand beside a picture; all others below it. */
const beside = new Set([...plain, heading, codeBlock, listItem])
const floating = new Set<string | null>(['side', 'align-left', 'align-right'])
/** As many blocks a picture beside text may reach past: lines of one word beside a very high one. */
export const reach = 16

/**
 * Whether a group may begin with a block: where it changes nothing of how the text looks. Its space above is all the space between it and the block
 * before, and no picture stands beside both.
 */
export function mayBegin(blocks: readonly Node[], index: number): boolean {
  const [before, block] = [blocks[index - 1], blocks[index]]
  if (!before || !block) return false
  return isSpaceAbove(before, block) && !isBesidePicture(blocks, index)
}

function isSpaceAbove(before: Node, block: Node): boolean {
  // The space above a list that begins an item would be added to that above the item.
  if (block.type === listItem) return block.firstChild?.type !== list
  return block.type === heading || (plain.has(before.type) && plain.has(block.type))
}

/** How much there is to draw of a block, beside one of text. */
export function weightOf(block: Node): number {
  return block.type === list || block.type === blockQuote ? block.childCount : 1
}

function isBesidePicture(blocks: readonly Node[], index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - reach); at--) {
    const block = blocks[at]
    if (!block) return false
    if (floats(block)) return true
    if (!beside.has(block.type)) return false
  }
  return false
}

function floats(node: Node): boolean {
  return isImage(node) ? floating.has(imageAttrs(node).style) : node.children.some(floats)
}

function isImage({ type }: Node): boolean {
  return type === image || type === inlineImage
}

/** Where groups of a weight begin among the blocks between two indexes, the first with the first of them. */
export function groupStarts(
  blocks: readonly Node[],
  size: number,
  from: number = 0,
  to: number = blocks.length,
): number[] {
  const starts = [from]
  let weight = 0
  for (let index = from; index < to; index++) {
    const block = blocks[index]
    if (!block) break
    if (weight >= size && mayBegin(blocks, index)) {
      starts.push(index)
      weight = 0
    }
    weight += weightOf(block)
  }
  return starts
}
