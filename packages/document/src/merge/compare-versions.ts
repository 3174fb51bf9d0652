import type { Node } from 'prosemirror-model'
import { alignKeys, type Pair } from './align-keys.ts'
import { blockKeys } from './block-key.ts'
import { pairChanged } from './pair-changed.ts'

/** What one side made of the blocks that both started from. */
export interface Edit {
  /** For each old block what stands in its place now: itself, a changed block, or nothing. */
  readonly kept: readonly (Node | null)[]
  /** The new blocks before each old one; the last entry holds those at the end. */
  readonly added: readonly (readonly Node[])[]
}

/** Compares two versions of a sequence of blocks. */
export function compareVersions(before: readonly Node[], after: readonly Node[]): Edit {
  const equal = alignKeys(blockKeys(before), blockKeys(after))
  const kept: (Node | null)[] = before.map(() => null)
  const added: Node[][] = Array.from({ length: before.length + 1 }, () => [])
  let next = 0
  for (const [indexBefore, indexAfter] of [
    ...withChanged(equal, before, after),
    [before.length, after.length] as const,
  ]) {
    added[indexBefore]?.push(...after.slice(next, indexAfter))
    if (indexBefore < before.length) kept[indexBefore] = after[indexAfter] ?? null
    next = indexAfter + 1
  }
  return { kept, added }
}

/** Adds the pairs of changed blocks to the pairs of equal ones, so that all rise. */
function withChanged(equal: readonly Pair[], before: readonly Node[], after: readonly Node[]): Pair[] {
  const pairs: Pair[] = []
  let fromBefore = 0
  let fromAfter = 0
  for (const [toBefore, toAfter] of [...equal, [before.length, after.length] as const]) {
    const changed = pairChanged(before.slice(fromBefore, toBefore), after.slice(fromAfter, toAfter))
    for (const [first, second] of changed) pairs.push([fromBefore + first, fromAfter + second])
    if (toBefore < before.length) pairs.push([toBefore, toAfter])
    fromBefore = toBefore + 1
    fromAfter = toAfter + 1
  }
  return pairs
}
