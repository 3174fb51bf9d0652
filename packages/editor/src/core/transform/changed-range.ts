import type { Transaction } from 'prosemirror-state'

/** A part of a document by its positions. */
export interface ChangedRange {
  readonly from: number
  readonly to: number
}

/**
 * The part of the newest document that transactions have changed, in one piece; `null` when they changed nothing.
 * Steps that change no positions, such as setting an attribute of one node, are not seen.
 */
export function findChangedRange(transactions: readonly Transaction[]): ChangedRange | null {
  let from = Infinity
  let to = -Infinity
  for (const map of transactions.flatMap(({ mapping }) => mapping.maps)) {
    if (from <= to) {
      from = map.map(from, -1)
      to = map.map(to, 1)
    }
    map.forEach((_oldFrom, _oldTo, newFrom, newTo) => {
      from = Math.min(from, newFrom)
      to = Math.max(to, newTo)
    })
  }
  return from <= to ? { from, to } : null
}
