import { indentOf, schema, type ListKind } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { AttrStep } from 'prosemirror-transform'
import type { NodeWithPos } from '../../core/selection/selected-blocks.ts'
import { changeBorders } from '../../core/transform/border-step.ts'
import { takeTogether } from '../../core/transform/many-steps.ts'
import type { BorderChange } from '../../core/transform/rebuild-borders.ts'
import { neighbourAttrs } from './neighbour-attrs.ts'

const { list, listItem } = schema.nodes

/** Makes each group of text blocks, which stand side by side, the items of a list. The groups are in order. */
export function wrapInLists(
  transaction: Transaction,
  groups: readonly (readonly NodeWithPos[])[],
  kind: ListKind,
): void {
  const indented = groups.flat().filter(({ node }) => indentOf(node) !== null)
  takeTogether(
    transaction,
    indented.map(({ pos }) => new AttrStep(pos, 'indent', null)),
  )
  const lists = findLists(transaction.doc, groups)
  changeBorders(
    transaction,
    groups.flatMap(blocks => wrapped(blocks, lists, kind)),
  )
}

/** The borders that make blocks side by side the items of a list. */
function wrapped(blocks: readonly NodeWithPos[], lists: Lists, kind: ListKind): BorderChange[] {
  const start = blocks[0]?.pos ?? 0
  const end = blocks.reduce((sum, { node }) => sum + node.nodeSize, start)
  const attrs = neighbourAttrs([lists.endingAt.get(start), lists.startingAt.get(end)], kind)
  const changes = blocks.map(({ node, pos }, index): BorderChange => {
    // The indent of a block becomes that of its item, as existing data has it.
    const item = listItem.create({ indent: indentOf(node) })
    const before = index > 0 ? 'end' : list.create({ ...attrs, kind })
    return { from: pos, to: pos, borders: [before, item] }
  })
  return [...changes, { from: end, to: end, borders: ['end', 'end'] }]
}

/** Lists by the positions before and after them. */
interface Lists {
  readonly startingAt: ReadonlyMap<number, Node>
  readonly endingAt: ReadonlyMap<number, Node>
}

/** Finds the lists from right before the first block to right after the last one. */
function findLists(doc: Node, groups: readonly (readonly NodeWithPos[])[]): Lists {
  const startingAt = new Map<number, Node>()
  const endingAt = new Map<number, Node>()
  const [first, last] = [groups[0]?.[0], groups.at(-1)?.at(-1)]
  if (!first || !last) return { startingAt, endingAt }
  const from = Math.max(0, first.pos - 1)
  const to = Math.min(doc.content.size, last.pos + last.node.nodeSize + 1)
  doc.nodesBetween(from, to, (node, pos) => {
    if (node.type === list) {
      startingAt.set(pos, node)
      endingAt.set(pos + node.nodeSize, node)
    }
    return !node.isTextblock
  })
  return { startingAt, endingAt }
}
