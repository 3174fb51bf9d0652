import type { Node } from 'prosemirror-model'
import { listAttrs, type ListAttrs } from './list-attrs.ts'

/** Whether two lists look alike but for their numbers. */
export function isAlike(first: ListAttrs, second: ListAttrs): boolean {
  return (
    first.kind === second.kind &&
    first.marker === second.marker &&
    first.indent === second.indent &&
    first.reversed === second.reversed
  )
}

/**
 * Whether a list goes on with the one right before it: they look alike and, when numbered, the second has no start of
 * its own or exactly the next number. `length` is the number of items of the first.
 */
export function continuesList(first: Node, second: Node, length: number): boolean {
  if (first.type !== second.type) return false
  const [before, after] = [listAttrs(first), listAttrs(second)]
  if (!isAlike(before, after)) return false
  if (after.start === null) return true
  // A list that counts down to 1 has no next number.
  const next = before.reversed ? before.start !== null && before.start - length : (before.start ?? 1) + length
  return after.start === next
}
