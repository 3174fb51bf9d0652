import { schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { Selection } from 'prosemirror-state'
import { findSelected, touchesBlock, type PlacedNode } from '../selected-blocks.ts'

const { list, listItem } = schema.nodes

/** Items that follow each other in one list. */
export interface ItemRun {
  /** The position before the list. */
  readonly list: number
  /** The index of the first item. */
  readonly from: number
  /** The index after the last item. */
  readonly to: number
}

/** The items of which a selection touches more than the lists within them. */
export function selectedItems(selection: Selection): PlacedNode[] {
  return findSelected(selection, node => node.type === listItem).filter(item =>
    selection.ranges.some(({ $from, $to }) => touchesOwnBlock(item, $from.pos, $to.pos)),
  )
}

/** Items as runs, in the order in which their first items stand. */
export function runsOf(doc: Node, items: readonly PlacedNode[]): ItemRun[] {
  const runs: ItemRun[] = []
  const lastOfList = new Map<number, number>()
  for (const { position } of items) {
    const $item = doc.resolve(position)
    const before = $item.before()
    const index = $item.index()
    const last = lastOfList.get(before)
    const run = last === undefined ? undefined : runs[last]
    if (run?.to === index && last !== undefined) runs[last] = { ...run, to: index + 1 }
    else lastOfList.set(before, runs.push({ list: before, from: index, to: index + 1 }) - 1)
  }
  return runs
}

/** Where a run begins and ends. */
export function placeRun(doc: Node, { list: position, from, to }: ItemRun): { start: number; end: number } {
  const items = doc.nodeAt(position)?.children ?? []
  const size = (nodes: readonly Node[]): number => nodes.reduce((sum, node) => sum + node.nodeSize, 0)
  const start = position + 1 + size(items.slice(0, from))
  return { start, end: start + size(items.slice(from, to)) }
}

function touchesOwnBlock(item: PlacedNode, from: number, to: number): boolean {
  let position = item.position + 1
  for (const node of item.node.children) {
    if (node.type !== list && touchesBlock({ node, position }, from, to)) return true
    position += node.nodeSize
  }
  return false
}
