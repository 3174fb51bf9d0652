import { changedRange } from '@taskfield/document'
import type { Node } from 'prosemirror-model'

/** What has become of blocks: how many each group has now, and between which indexes they are others than before. */
export interface Change {
  readonly sizes: readonly number[]
  readonly from: number
  readonly to: number
}

/**
 * How many blocks each group has after a change. A block that stays, stays in its group; one that took the place of another is in the group
 * of that; what is added joins the block before it. Blocks are told apart by identity.
 */
export function regroup(before: readonly Node[], after: readonly Node[], sizes: readonly number[]): Change {
  const { from, beforeTo, to } = changedRange(before, after)
  const groups = groupsOf(sizes, Math.max(0, from - 1), Math.max(beforeTo, from, 1))
  const groupAt = (index: number): number => groups[index - Math.max(0, from - 1)] ?? sizes.length - 1
  const next = [...sizes]
  const change = (group: number, by: number): void => {
    next[group] = (next[group] ?? 0) + by
  }
  for (let index = from; index < beforeTo; index++) change(groupAt(index), -1)
  const kept = keptPlaces(before.slice(from, beforeTo), after.slice(from, to))
  let [old, group] = [0, groupAt(Math.max(0, from - 1))]
  if (from < beforeTo) group = groupAt(from)
  for (let index = 0; index < to - from; index++) {
    // Up to the next block that stays, blocks took the places of others.
    const place = kept.places[index]
    if (place !== undefined) old = place
    if (old < (kept.limits[index] ?? 0)) group = groupAt(from + old++)
    change(group, 1)
  }
  return { sizes: next, from, to }
}

/** The groups of the blocks between two indexes. */
function groupsOf(sizes: readonly number[], from: number, to: number): number[] {
  const groups: number[] = []
  let index = 0
  for (const [group, size] of sizes.entries()) {
    for (let at = Math.max(from, index); at < Math.min(to, index + size); at++) groups.push(group)
    index += size
  }
  return groups
}

/** Where the blocks that stay in their order stood before; and for each block where the next of them stood, or the end. */
function keptPlaces(
  before: readonly Node[],
  after: readonly Node[],
): { places: (number | undefined)[]; limits: number[] } {
  const known = new Map(before.map((node, index) => [node, index]))
  const found = after.map(node => known.get(node))
  const places: (number | undefined)[] = found.map(() => undefined)
  for (const index of longestRise(found)) places[index] = found[index]
  const limits: number[] = []
  let limit = before.length
  for (let index = after.length - 1; index >= 0; index--) {
    const place = places[index]
    limits[index] = place === undefined ? limit : place + 1
    if (place !== undefined) limit = place
  }
  return { places, limits }
}

/** The indexes of the longest run of rising numbers (patience sorting). */
function longestRise(numbers: readonly (number | undefined)[]): number[] {
  // The last index of the best run of each length, and the index before each in its run.
  const ends: number[] = []
  const before: (number | undefined)[] = []
  for (const [index, value] of numbers.entries()) {
    if (value === undefined) continue
    const length = firstNot(ends, end => (numbers[end] ?? 0) < value)
    before[index] = ends[length - 1]
    ends[length] = index
  }
  const rise: number[] = []
  for (let index = ends.at(-1); index !== undefined; index = before[index]) rise.push(index)
  return rise.toReversed()
}

/** The index of the first value for which something no longer holds. */
function firstNot(values: readonly number[], holds: (value: number) => boolean): number {
  let [low, high] = [0, values.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(values[middle] ?? 0)) low = middle + 1
    else high = middle
  }
  return low
}
