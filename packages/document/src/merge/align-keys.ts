/** A key of the first sequence and its equal in the second, by their indices. */
export type Pair = readonly [number, number]

interface Range {
  readonly fromA: number
  readonly toA: number
  readonly fromB: number
  readonly toB: number
}

/**
 * Finds what two sequences have in common: pairs of equal keys, both indices rising.
 *
 * Equal ends are paired first, then the keys that stand once on each side (patience diff), then the same again
 * between those. A key that is repeated, such as an empty paragraph, is thus paired beside its neighbours and not
 * with a stranger far away; and two sequences with nothing in common cost no more than reading them.
 */
export function alignKeys(a: readonly string[], b: readonly string[]): Pair[] {
  const pairs: Pair[] = []
  const waiting: Range[] = [{ fromA: 0, toA: a.length, fromB: 0, toB: b.length }]
  for (let range = waiting.pop(); range; range = waiting.pop()) {
    const middle = pairEnds(a, b, range, pairs)
    const anchors = findAnchors(a, b, middle)
    pairs.push(...anchors)
    if (anchors.length > 0) waiting.push(...between(anchors, middle))
  }
  return pairs.toSorted(([first], [second]) => first - second)
}

/** Pairs the equal keys at both ends of a range and returns what is left between them. */
function pairEnds(a: readonly string[], b: readonly string[], range: Range, pairs: Pair[]): Range {
  let { fromA, toA, fromB, toB } = range
  while (fromA < toA && fromB < toB && a[fromA] === b[fromB]) pairs.push([fromA++, fromB++])
  while (fromA < toA && fromB < toB && a[toA - 1] === b[toB - 1]) pairs.push([--toA, --toB])
  return { fromA, toA, fromB, toB }
}

/** The longest rising run among the keys that stand exactly once on each side. */
function findAnchors(a: readonly string[], b: readonly string[], range: Range): Pair[] {
  const onlyInA = findSingles(a, range.fromA, range.toA)
  const onlyInB = findSingles(b, range.fromB, range.toB)
  const candidates: Pair[] = []
  for (const [key, indexA] of onlyInA) {
    const indexB = onlyInB.get(key)
    if (indexB !== undefined) candidates.push([indexA, indexB])
  }
  return longestIncreasing(candidates)
}

function findSingles(keys: readonly string[], from: number, to: number): Map<string, number> {
  const singles = new Map<string, number>()
  const repeated = new Set<string>()
  for (let index = from; index < to; index++) {
    const key = keys[index] ?? ''
    if (singles.delete(key)) repeated.add(key)
    else if (!repeated.has(key)) singles.set(key, index)
  }
  return singles
}

interface Link {
  readonly pair: Pair
  readonly before: Link | null
}

/** The longest subsequence whose second indices rise; the first ones already do. */
function longestIncreasing(pairs: readonly Pair[]): Pair[] {
  const ends: Link[] = []
  for (const pair of pairs) {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle]?.pair[1] ?? 0) < pair[1]) low = middle + 1
      else high = middle
    }
    ends[low] = { pair, before: ends[low - 1] ?? null }
  }
  const rise: Pair[] = []
  for (let link = ends.at(-1) ?? null; link; link = link.before) rise.push(link.pair)
  return rise.toReversed()
}

function between(anchors: readonly Pair[], range: Range): Range[] {
  const gaps: Range[] = []
  let { fromA, fromB } = range
  for (const [indexA, indexB] of [...anchors, [range.toA, range.toB] as const]) {
    if (indexA > fromA && indexB > fromB) gaps.push({ fromA, toA: indexA, fromB, toB: indexB })
    fromA = indexA + 1
    fromB = indexB + 1
  }
  return gaps
}
