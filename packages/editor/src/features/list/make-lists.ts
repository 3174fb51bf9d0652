import { indentOf, listAttrs, schema, type ListKind } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { AttrStep } from 'prosemirror-transform'
import type { NodeWithPos, Span } from '../../core/selection/selected-blocks.ts'
import { changeBorders } from '../../core/transform/border-step.ts'
import { takeTogether } from '../../core/transform/many-steps.ts'
import type { BorderChange } from '../../core/transform/rebuild-borders.ts'
import { neighbourAttrs } from './neighbour-attrs.ts'

const { list, listItem } = schema.nodes

/** What becomes lists of one kind: text blocks side by side, as the items of one, and lists of another kind. Both are in order. */
interface Listed {
  readonly groups: readonly (readonly NodeWithPos[])[]
  readonly lists: readonly NodeWithPos[]
}

/** Makes lists of a kind, all in one step. */
export function makeLists(transaction: Transaction, { groups, lists }: Listed, kind: ListKind): void {
  const indented = groups.flat().filter(({ node }) => indentOf(node) !== null)
  takeTogether(
    transaction,
    indented.map(({ pos }) => new AttrStep(pos, 'indent', null)),
  )
  const making = new Making(transaction.doc, kind, spanOf([...groups.flat(), ...lists]))
  // From the end: each list looks like the one of its kind that follows it, as if it had been made alone, after that.
  const wraps = groups.map(blocks => ({ pos: blocks[0]?.pos ?? 0, take: () => making.wrap(blocks) }))
  const turns = lists.map(one => ({ pos: one.pos, take: () => making.turn(one) }))
  for (const { take } of [...wraps, ...turns].toSorted((a, b) => b.pos - a.pos)) take()
  changeBorders(
    transaction,
    making.changes.toSorted((a, b) => a.from - b.from || a.to - b.to),
  )
}

/** Collects what has to change for lists of a kind, the last first. */
class Making {
  readonly changes: BorderChange[] = []
  readonly #kind: ListKind
  /** Lists by the positions before and after them; of those that change the start tells already what they become. */
  readonly #startingAt = new Map<number, Node>()
  readonly #endingAt = new Map<number, Node>()

  constructor(doc: Node, kind: ListKind, { from, to }: Span) {
    this.#kind = kind
    doc.nodesBetween(Math.max(0, from - 1), Math.min(doc.content.size, to + 1), (node, pos) => {
      if (node.type === list) {
        this.#startingAt.set(pos, node)
        this.#endingAt.set(pos + node.nodeSize, node)
      }
      return !node.isTextblock
    })
  }

  /** Blocks side by side become the items of a list. */
  wrap(blocks: readonly NodeWithPos[]): void {
    const span = spanOf(blocks)
    const made = list.create({ ...this.#neighbourAttrs(span), kind: this.#kind })
    this.#startingAt.set(span.from, made)
    for (const [index, { node, pos }] of blocks.entries()) {
      // The indent of a block becomes that of its item, as existing data has it.
      const item = listItem.create({ indent: indentOf(node) })
      this.changes.push({ from: pos, to: pos, borders: [index > 0 ? 'end' : made, item] })
    }
    this.changes.push({ from: span.to, to: span.to, borders: ['end', 'end'] })
  }

  /** A list becomes one of the kind. */
  turn({ node, pos }: NodeWithPos): void {
    const attrs = this.#neighbourAttrs(spanOf([{ node, pos }])) ?? { indent: listAttrs(node).indent }
    const made = list.create({ marker: null, ...attrs, kind: this.#kind, start: null })
    this.#startingAt.set(pos, made)
    this.changes.push({ from: pos, to: pos + 1, borders: [made] })
    // Its end is written as well, so that what follows counts as touched: it may be the same list now.
    const end = pos + node.nodeSize
    this.changes.push({ from: end - 1, to: end, borders: ['end'] })
  }

  #neighbourAttrs({ from, to }: Span): ReturnType<typeof neighbourAttrs> {
    return neighbourAttrs([this.#endingAt.get(from), this.#startingAt.get(to)], this.#kind)
  }
}

/** From the first of these to the end of the one that reaches farthest. */
function spanOf(nodes: readonly NodeWithPos[]): Span {
  let [from, to] = [Infinity, 0]
  for (const { node, pos } of nodes) {
    from = Math.min(from, pos)
    to = Math.max(to, pos + node.nodeSize)
  }
  return { from, to }
}
