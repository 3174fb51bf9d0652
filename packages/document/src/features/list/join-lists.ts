import type { Node } from 'prosemirror-model'

/**
 * Whether a list goes on with the one right before it: they look alike and, when numbered, the second has no start of
 * its own or exactly the next number. `length` is the number of items of the first.
 */
export function continuesList(first: Node, length: number, second: Node): boolean {
  const { kind, marker, indent, start } = first.attrs
  if (
    kind !== second.attrs['kind'] ||
    marker !== second.attrs['marker'] ||
    indent !== second.attrs['indent']
  ) {
    return false
  }
  const next = second.attrs['start']
  return next === null || next === (start ?? 1) + length
}

/** Whether two neighbouring lists are to be one. */
export function canJoinLists(first: Node, second: Node): boolean {
  return continuesList(first, first.childCount, second)
}
