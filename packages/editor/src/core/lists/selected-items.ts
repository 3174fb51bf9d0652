import { schema } from '@taskfield/document'
import type { Selection, SelectionRange } from 'prosemirror-state'
import { selectedBlocks, type PlacedNode } from '../selected-blocks.ts'

const { list, listItem } = schema.nodes

/** An item with its place in its list. */
export interface PlacedItem extends PlacedNode {
  readonly list: PlacedNode
  readonly index: number
}

const found = new WeakMap<Selection, ReadonlyMap<number, PlacedItem>>()

/** The innermost items around the texts and objects that a selection touches, by the positions of these blocks. */
export function itemsOfBlocks(selection: Selection): ReadonlyMap<number, PlacedItem> {
  const known = found.get(selection)
  if (known) return known
  const blocks = new Set(selectedBlocks(selection).map(({ position }) => position))
  const items = new Map(selection.ranges.flatMap(range => itemsBetween(range, blocks)))
  found.set(selection, items)
  return items
}

/** The innermost items around the texts and objects that a selection touches, in the order of the text. */
export function selectedItems(selection: Selection): PlacedItem[] {
  return [...new Set(itemsOfBlocks(selection).values())].toSorted((a, b) => a.position - b.position)
}

/** A node that is being walked: a list, an item, or a cell or caption, which items around it do not reach into. */
interface Around {
  readonly end: number
  readonly list?: PlacedNode
  readonly item?: PlacedItem
}

function itemsBetween({ $from, $to }: SelectionRange, blocks: ReadonlySet<number>): [number, PlacedItem][] {
  const items: [number, PlacedItem][] = []
  const around: Around[] = []
  $from.doc.nodesBetween($from.pos, $to.pos, (node, position, _parent, index) => {
    while ((around.at(-1)?.end ?? Infinity) <= position) around.pop()
    const item = around.at(-1)?.item
    if (blocks.has(position)) {
      if (item) items.push([position, item])
      return false
    }
    const next = enter({ node, position }, index, around.at(-1))
    if (next) around.push(next)
    return !node.isTextblock
  })
  return items
}

function enter({ node, position }: PlacedNode, index: number, around: Around | undefined): Around | null {
  const end = position + node.nodeSize
  if (node.type === list) return { end, list: { node, position } }
  if (node.type === listItem && around?.list)
    return { end, item: { node, position, list: around.list, index } }
  return node.type.spec.isolating === true ? { end } : null
}
