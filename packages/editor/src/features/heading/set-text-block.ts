import { alignOf, headingAttrs, indentOf, schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import { findItemDepth } from '../../core/lists/find-item.ts'
import { liftOutOfLists } from '../../core/lists/lift-items.ts'
import { selectedTextBlocks, type NodeWithPos } from '../../core/selection/selected-blocks.ts'

const { heading, list, paragraph } = schema.nodes

/** A paragraph, or a heading of a level. */
export type TextBlock = 'paragraph' | 2 | 3 | 4

/**
 * Makes the selected text blocks paragraphs or headings; what the first of them is already they stop being. Alignment and
 * indent stay as they are. An item of a list that becomes a heading leaves the list.
 */
export function setTextBlock(block: TextBlock): Command {
  return (state, dispatch) => {
    const blocks = selectedTextBlocks(state.selection)
    const first = blocks[0]
    if (!first) return false
    if (dispatch) {
      const { tr } = state
      const wanted = isKind(first.node, block) ? 'paragraph' : block
      for (const { node, pos } of blocks) setType(tr, pos, node, wanted)
      if (wanted !== 'paragraph') leaveLists(tr, blocks)
      dispatch(tr.scrollIntoView())
    }
    return true
  }
}

/** Whether the selection begins in such a block. */
export function isTextBlock({ selection }: EditorState, block: TextBlock): boolean {
  const first = selectedTextBlocks(selection)[0]
  return first !== undefined && isKind(first.node, block)
}

function isKind(node: Node, block: TextBlock): boolean {
  if (block === 'paragraph') return node.type === paragraph
  return node.type === heading && headingAttrs(node).level === block
}

function setType(transaction: Transaction, pos: number, node: Node, block: TextBlock): void {
  const type = block === 'paragraph' ? paragraph : heading
  const attrs = {
    align: alignOf(node),
    indent: indentOf(node),
    ...(block !== 'paragraph' && { level: block }),
  }
  // Of code this makes line breaks and text, of the same size.
  transaction.setBlockType(pos, pos + node.nodeSize, type, attrs)
}

/** Takes the items out of their lists that are nothing but one of the blocks, and lists. */
function leaveLists(transaction: Transaction, blocks: readonly NodeWithPos[]): void {
  for (const { pos } of blocks.toReversed()) {
    const $block = transaction.doc.resolve(pos)
    const depth = findItemDepth($block)
    const isOnly = depth > 0 && depth === $block.depth && isOneBlock($block.parent)
    if (isOnly) liftOutOfLists(transaction, $block.before(depth))
  }
}

function isOneBlock(item: Node): boolean {
  return item.children.filter(child => child.type !== list).length === 1
}
