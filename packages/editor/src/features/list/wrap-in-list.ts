import { indentOf, schema, type ListKind } from '@taskfield/document'
import { NodeRange, type Attrs } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import type { NodeWithPos } from '../../core/selection/selected-blocks.ts'
import { neighbourAttrs } from './neighbour-attrs.ts'

const { list, listItem } = schema.nodes

/** Makes text blocks that stand side by side the items of a list. */
export function wrapInList(transaction: Transaction, blocks: readonly NodeWithPos[], kind: ListKind): void {
  const start = blocks[0]?.pos ?? 0
  const end = blocks.reduce((sum, { node }) => sum + node.nodeSize, start)
  const attrs = neighbourAttrs(transaction.doc, start, end, kind)
  for (const { node, pos } of blocks) {
    if (indentOf(node) !== null) transaction.setNodeMarkup(pos, null, { ...node.attrs, indent: null })
  }
  const $start = transaction.doc.resolve(start)
  const range = new NodeRange($start, transaction.doc.resolve(end), $start.depth)
  transaction.wrap(range, [
    { type: list, attrs: { ...attrs, kind } },
    { type: listItem, attrs: itemAttrs(blocks[0]) },
  ])
  partItems(transaction, start + 2, blocks)
}

/** Splits the one item that holds all blocks. */
function partItems(transaction: Transaction, start: number, blocks: readonly NodeWithPos[]): void {
  let pos = start
  for (const [index, block] of blocks.entries()) {
    if (index > 0) {
      transaction.split(pos, 1, [{ type: listItem, attrs: itemAttrs(block) }])
      pos += 2
    }
    pos += block.node.nodeSize
  }
}

/** The indent of a block becomes that of its item, as existing data has it. */
function itemAttrs(block: NodeWithPos | undefined): Attrs {
  return { indent: block ? indentOf(block.node) : null }
}
