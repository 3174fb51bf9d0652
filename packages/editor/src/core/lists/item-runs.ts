import type { Node } from 'prosemirror-model'
import type { Selection } from 'prosemirror-state'
import { selectedBlocks, type PlacedNode } from '../selected-blocks.ts'
import { findItemDepth } from './find-item.ts'

/** Items that follow each other in one list. */
export interface ItemRun {
  /** The position before the list. */
  readonly list: number
  /** The index of the first item. */
  readonly from: number
  /** The index after the last item. */
  readonly to: number
}

/** The innermost items around the texts and objects that a selection touches, in the order of the text. */
export function selectedItems(selection: Selection): PlacedNode[] {
  const { doc } = selection.$from
  const items = new Map<number, PlacedNode>()
  for (const { position } of selectedBlocks(selection)) {
    const $block = doc.resolve(position)
    const depth = findItemDepth($block)
    if (depth > 0)
      items.set($block.before(depth), { node: $block.node(depth), position: $block.before(depth) })
  }
  return [...items.values()].toSorted((a, b) => a.position - b.position)
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
