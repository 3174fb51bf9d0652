import type { Node } from 'prosemirror-model'
import type { Pair } from './align-keys.ts'

/** Below this two blocks are strangers: one was deleted, the other is new. */
const minLikeness = 0.2
/** Past this many comparisons blocks are paired by their order alone. */
const maxComparisons = 2500

/**
 * Says which of the `after` blocks are changed versions of which `before` blocks; both indices rise. The most alike
 * are paired first, then those before and behind them. Neither list holds a block of the other.
 */
export function pairChanged(before: readonly Node[], after: readonly Node[]): Pair[] {
  if (before.length === 1 && after.length === 1) return [[0, 0]]
  if (before.length * after.length > maxComparisons) return pairByOrder(before, after)
  const best = findMostAlike(before, after)
  if (!best) return []
  const [first, second] = best
  const behind = pairChanged(before.slice(first + 1), after.slice(second + 1))
  return [
    ...pairChanged(before.slice(0, first), after.slice(0, second)),
    best,
    ...behind.map(([a, b]): Pair => [first + 1 + a, second + 1 + b]),
  ]
}

function pairByOrder(before: readonly Node[], after: readonly Node[]): Pair[] {
  return before.slice(0, after.length).map((_, index): Pair => [index, index])
}

function findMostAlike(before: readonly Node[], after: readonly Node[]): Pair | null {
  let best: Pair | null = null
  let most = minLikeness
  for (const [first, old] of before.entries()) {
    for (const [second, young] of after.entries()) {
      const alike = likeness(old, young)
      if (alike <= most) continue
      best = [first, second]
      most = alike
    }
  }
  return best
}

/** From 0 (nothing in common) to 1 (the same words): how much of the longer text the equal ends cover. */
function likeness(a: Node, b: Node): number {
  if (a.type !== b.type && !(a.isTextblock && b.isTextblock)) return 0
  const [short, long] = [a.textContent, b.textContent].toSorted(
    (first, second) => first.length - second.length,
  )
  if (!long) return a.type === b.type ? 1 : 0.5
  const start = commonStart(short ?? '', long)
  return (start + commonEnd((short ?? '').slice(start), long)) / long.length
}

function commonStart(short: string, long: string): number {
  let length = 0
  while (length < short.length && short[length] === long[length]) length++
  return length
}

function commonEnd(short: string, long: string): number {
  let length = 0
  while (length < short.length && short.at(-1 - length) === long.at(-1 - length)) length++
  return length
}
