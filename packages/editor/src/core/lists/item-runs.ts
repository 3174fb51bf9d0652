import type { Node } from 'prosemirror-model'
import type { ItemWithPos } from './selected-items.ts'

/** Items that follow each other in one list. */
export interface ItemRun {
  /** The position before the list. */
  readonly list: number
  /** The index of the first item. */
  readonly from: number
  /** The index after the last item. */
  readonly to: number
}

/** Items as runs, in the order in which their first items stand. */
export function runsOf(items: readonly ItemWithPos[]): ItemRun[] {
  const runs: ItemRun[] = []
  const lastOfList = new Map<number, number>()
  for (const { list, index } of items) {
    const last = lastOfList.get(list.pos)
    const run = last === undefined ? undefined : runs[last]
    if (run?.to === index && last !== undefined) runs[last] = { ...run, to: index + 1 }
    else lastOfList.set(list.pos, runs.push({ list: list.pos, from: index, to: index + 1 }) - 1)
  }
  return runs
}

/** Where a run begins and ends. */
export function rangeOfRun(doc: Node, { list: pos, from, to }: ItemRun): { start: number; end: number } {
  const items = doc.nodeAt(pos)?.children ?? []
  const size = (nodes: readonly Node[]): number => nodes.reduce((sum, node) => sum + node.nodeSize, 0)
  const start = pos + 1 + size(items.slice(0, from))
  return { start, end: start + size(items.slice(from, to)) }
}
