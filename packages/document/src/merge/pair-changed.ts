import type { Node } from 'prosemirror-model'
import type { Pair } from './align-keys.ts'

/** Below this two blocks are strangers: one was deleted, the other is new. */
const leastLikeness = 0.2
/** Past this many comparisons blocks are paired by their order alone. */
const mostComparisons = 2500

/**
 * Says which of the `after` blocks are changed versions of which `before` blocks: the pairs, in order, that are
 * most alike in all. Neither list holds a block of the other.
 */
export function pairChanged(before: readonly Node[], after: readonly Node[]): Pair[] {
  if (before.length === after.length && before.length === 1) return [[0, 0]]
  if (before.length * after.length > mostComparisons) return pairByOrder(before, after)
  return bestPairs(likenessTable(before, after))
}

function pairByOrder(before: readonly Node[], after: readonly Node[]): Pair[] {
  return before.slice(0, after.length).map((_, index) => [index, index] as const)
}

function likenessTable(before: readonly Node[], after: readonly Node[]): number[][] {
  return before.map(first => after.map(second => likeness(first, second)))
}

/** From 0 (nothing in common) to 1 (the same words): how much of the longer text the equal ends cover. */
function likeness(a: Node, b: Node): number {
  if (a.type !== b.type && !(a.isTextblock && b.isTextblock)) return 0
  const textA = a.textContent
  const textB = b.textContent
  const longest = Math.max(textA.length, textB.length)
  if (longest === 0) return a.type === b.type ? 1 : 0.5
  let start = 0
  while (start < textA.length && start < textB.length && textA[start] === textB[start]) start++
  let end = 0
  const rest = Math.min(textA.length, textB.length) - start
  while (end < rest && textA[textA.length - 1 - end] === textB[textB.length - 1 - end]) end++
  return (start + end) / longest
}

/** The rising pairs with the greatest sum, by the usual table of best sums for every two tails. */
function bestPairs(table: readonly (readonly number[])[]): Pair[] {
  const width = table[0]?.length ?? 0
  const sums: number[][] = Array.from({ length: table.length + 1 }, () =>
    Array.from({ length: width + 1 }, () => 0),
  )
  const sumAt = (a: number, b: number): number => sums[a]?.[b] ?? 0
  const together = (a: number, b: number): number => {
    const alike = table[a]?.[b] ?? 0
    return alike < leastLikeness ? 0 : alike + sumAt(a + 1, b + 1)
  }
  for (let a = table.length - 1; a >= 0; a--) {
    for (let b = width - 1; b >= 0; b--) {
      const row = sums[a]
      if (row) row[b] = Math.max(sumAt(a + 1, b), sumAt(a, b + 1), together(a, b))
    }
  }
  const pairs: Pair[] = []
  for (let a = 0, b = 0; a < table.length && b < width;) {
    const best = sumAt(a, b)
    if (best > 0 && best === together(a, b)) pairs.push([a++, b++])
    else if (best === sumAt(a + 1, b)) a++
    else b++
  }
  return pairs
}
