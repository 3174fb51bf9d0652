import { schema } from '@taskfield/document'
import type { Selection, SelectionRange } from 'prosemirror-state'
import { nodesBetween } from '../selection/nodes-between.ts'
import { selectedBlocks, type NodeWithPos } from '../selection/selected-blocks.ts'

const { list, listItem } = schema.nodes

/** An item with its place in its list. */
export interface ItemWithPos extends NodeWithPos {
  readonly list: NodeWithPos
  readonly index: number
}

const found = new WeakMap<Selection, ReadonlyMap<number, ItemWithPos>>()

/** The innermost items around the texts and objects that a selection touches, by the positions of these blocks. */
export function itemsOfBlocks(selection: Selection): ReadonlyMap<number, ItemWithPos> {
  const known = found.get(selection)
  if (known) return known
  const blocks = new Set(selectedBlocks(selection).map(({ pos }) => pos))
  const items = new Map(selection.ranges.flatMap(range => itemsBetween(range, blocks)))
  found.set(selection, items)
  return items
}

const sorted = new WeakMap<Selection, readonly ItemWithPos[]>()

/** The innermost items around the texts and objects that a selection touches, in the order of the text. */
export function selectedItems(selection: Selection): readonly ItemWithPos[] {
  const known = sorted.get(selection)
  if (known) return known
  const items = [...new Set(itemsOfBlocks(selection).values())].toSorted((a, b) => a.pos - b.pos)
  sorted.set(selection, items)
  return items
}

/** A node that is being walked: a list, an item, or a cell or caption, which items around it do not reach into. */
interface Around {
  readonly end: number
  readonly list?: NodeWithPos
  readonly item?: ItemWithPos
}

function itemsBetween({ $from, $to }: SelectionRange, blocks: ReadonlySet<number>): [number, ItemWithPos][] {
  const items: [number, ItemWithPos][] = []
  const around: Around[] = []
  nodesBetween($from, $to, (node, pos, _parent, index) => {
    while ((around.at(-1)?.end ?? Infinity) <= pos) around.pop()
    const item = around.at(-1)?.item
    if (blocks.has(pos)) {
      if (item) items.push([pos, item])
      return false
    }
    const next = enter({ node, pos }, index, around.at(-1))
    if (next) around.push(next)
    return !node.isTextblock
  })
  return items
}

function enter({ node, pos }: NodeWithPos, index: number, around: Around | undefined): Around | null {
  const end = pos + node.nodeSize
  if (node.type === list) return { end, list: { node, pos } }
  if (node.type === listItem && around?.list) return { end, item: { node, pos, list: around.list, index } }
  return node.type.spec.isolating === true ? { end } : null
}
