import { schema } from '@taskfield/document'
import type { EditorState, Transaction } from 'prosemirror-state'
import { proseLine } from '../../core/transform/prose-line.ts'
import type { NodeWithPos } from '../../core/selection/selected-blocks.ts'
import { RewrittenBlocks } from './rewritten.ts'

const { paragraph } = schema.nodes

/** Makes each line of the code blocks a paragraph. */
export function makeParagraphs({ selection, tr }: EditorState, blocks: readonly NodeWithPos[]): Transaction {
  const rewritten = new RewrittenBlocks(tr)
  for (const { node, pos } of blocks.toReversed()) {
    const lines = paragraphsOf(node.textContent)
    tr.replaceWith(
      pos,
      pos + node.nodeSize,
      lines.map(line => paragraph.create(null, line ? schema.text(line) : null)),
    )
    rewritten.add(pos, pos + node.nodeSize, at => {
      const before = node.textContent.slice(0, at - pos - 1).split('\n')
      const index = before.length - 1
      // The line breaks before took one place each; the edges of two paragraphs take two.
      const start = pos + 1 + lines.slice(0, index).reduce((size, line) => size + line.length + 2, 0)
      return start + Math.min(proseLine(before[index] ?? '').length, lines[index]?.length ?? 0)
    })
  }
  rewritten.select(selection)
  return tr
}

/** A paragraph that is a single space is saved as an empty one. */
function paragraphsOf(code: string): string[] {
  return code.split('\n').map(line => {
    const prose = proseLine(line)
    return prose === ' ' ? '' : prose
  })
}
