import { schema } from '@taskfield/document'
import type { EditorState, Transaction } from 'prosemirror-state'
import { findInProse, proseParagraphs } from '../../core/transform/prose-line.ts'
import type { NodeWithPos } from '../../core/selection/selected-blocks.ts'
import { RewrittenBlocks } from '../../core/transform/rewritten-blocks.ts'

const { paragraph } = schema.nodes

/** Makes each line of the code blocks a paragraph. */
export function makeParagraphs({ selection, tr }: EditorState, blocks: readonly NodeWithPos[]): Transaction {
  const rewritten = new RewrittenBlocks(tr)
  for (const { node, pos } of blocks.toReversed()) {
    const code = node.textContent
    const lines = proseParagraphs(code)
    tr.replaceWith(
      pos,
      pos + node.nodeSize,
      lines.map(line => paragraph.create(null, line ? schema.text(line) : null)),
    )
    // Between the texts of two paragraphs lie the edges of both.
    const find = (at: number): number => pos + 1 + findInProse(code, at - pos - 1, lines, 2)
    rewritten.add(pos, pos + node.nodeSize, find)
  }
  rewritten.select(selection)
  return tr
}
