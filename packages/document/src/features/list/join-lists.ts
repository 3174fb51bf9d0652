import type { Node } from 'prosemirror-model'
import { listAttrs } from './list-attrs.ts'

/**
 * Whether a list goes on with the one right before it: they look alike and, when numbered, the second has no start of
 * its own or exactly the next number. `length` is the number of items of the first.
 */
export function continuesList(first: Node, second: Node, length: number): boolean {
  if (first.type !== second.type) return false
  const [before, after] = [listAttrs(first), listAttrs(second)]
  if (before.kind !== after.kind || before.marker !== after.marker || before.indent !== after.indent)
    return false
  return after.start === null || after.start === (before.start ?? 1) + length
}
