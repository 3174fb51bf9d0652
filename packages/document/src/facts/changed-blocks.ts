import type { Node } from 'prosemirror-model'

/** Which children of a node are others than in another version of it: from `from` on, up to `beforeTo` there and `to` here. */
export interface ChangedRange {
  readonly from: number
  readonly beforeTo: number
  readonly to: number
}

/** What a change of a node's children has reached. They are told apart by identity, so it costs little however many there are. */
export function changedRange(before: readonly Node[], after: readonly Node[]): ChangedRange {
  let from = 0
  const most = Math.min(before.length, after.length)
  while (from < most && before[from] === after[from]) from++
  let [beforeTo, to] = [before.length, after.length]
  while (beforeTo > from && to > from && before[beforeTo - 1] === after[to - 1]) {
    beforeTo--
    to--
  }
  return { from, beforeTo, to }
}

/** From how many positions on what was found in a block is remembered. A shorter one is looked through anew: to remember thousands of them takes more than it saves. */
export const longBlock = 500

/** From how many children on a node is compared with its former version. */
export const manyBlocks = 100

/**
 * A function that tells whether something holds for all children of a node. Of a long node it remembers the last version for
 * which it did, and asks the next one only for what is other there.
 */
export function everyBlock(holds: (block: Node) => boolean): (node: Node) => boolean {
  let last: WeakRef<Node> | undefined
  return node => {
    const { children } = node
    if (children.length < manyBlocks) return children.every(holds)
    const { from, to } = changedRange(last?.deref()?.children ?? [], children)
    for (let index = from; index < to; index++) {
      const block = children[index]
      if (block && !holds(block)) return false
    }
    last = new WeakRef(node)
    return true
  }
}
