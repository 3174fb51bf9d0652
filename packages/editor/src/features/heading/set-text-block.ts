import { alignOf, headingAttrs, indentOf, schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import { proseLine } from '../../core/transform/prose-line.ts'
import { selectedTextBlocks } from '../../core/selection/selected-blocks.ts'

const { heading, paragraph } = schema.nodes

/** A paragraph, or a heading of a level. */
export type TextBlock = 'paragraph' | 2 | 3 | 4

/**
 * Makes the selected text blocks paragraphs or headings. Alignment and indent stay as they are, and an item of a list stays
 * one.
 */
export function setTextBlock(block: TextBlock): Command {
  return (state, dispatch) => {
    const blocks = selectedTextBlocks(state.selection)
    if (blocks.length === 0) return false
    if (dispatch) {
      const { tr } = state
      const others = blocks.filter(({ node }) => !isKind(node, block))
      // From the end, so that the positions before stay what they are.
      for (const { node, pos } of others.toReversed()) setType(tr, pos, node, block)
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
  if (node.type.spec.code === true) writeTabsAsSpaces(transaction, pos + 1, node.textContent)
  // Of code this makes line breaks and text, of the same size.
  transaction.setBlockType(pos, pos + (transaction.doc.nodeAt(pos)?.nodeSize ?? 0), type, attrs)
}

/** A tab of code is as many spaces in other text as `proseLine` has for it. */
function writeTabsAsSpaces(transaction: Transaction, start: number, code: string): void {
  for (let index = code.lastIndexOf('\t'); index >= 0; index = code.slice(0, index).lastIndexOf('\t'))
    transaction.insertText(proseLine('\t'), start + index, start + index + 1)
}
