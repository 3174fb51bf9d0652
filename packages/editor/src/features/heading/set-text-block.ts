import { alignOf, headingAttrs, indentOf, schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import { linesOf } from '../../core/transform/fit-text.ts'
import { findInProse, proseLines } from '../../core/transform/prose-line.ts'
import { RewrittenBlocks } from '../../core/transform/rewritten-blocks.ts'
import { selectedTextBlocks, type NodeWithPos } from '../../core/selection/selected-blocks.ts'

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
      const rewritten = new RewrittenBlocks(tr)
      const others = blocks.filter(({ node }) => !isKind(node, block))
      // From the end, so that the positions before stay what they are.
      for (const other of others.toReversed()) setType(tr, other, block, rewritten)
      rewritten.select(state.selection)
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

function setType(
  tr: Transaction,
  { node, pos }: NodeWithPos,
  block: TextBlock,
  rewritten: RewrittenBlocks,
): void {
  const type = block === 'paragraph' ? paragraph : heading
  const attrs = {
    align: alignOf(node),
    indent: indentOf(node),
    ...(block !== 'paragraph' && { level: block }),
  }
  const end = pos + node.nodeSize
  if (node.type.spec.code !== true) {
    tr.setBlockType(pos, end, type, attrs)
    return
  }
  const code = node.textContent
  const lines = proseLines(code)
  tr.replaceWith(pos, end, type.create(attrs, linesOf(code)))
  rewritten.add(pos, end, at => pos + 1 + findInProse(code, at - pos - 1, lines, 1))
}
