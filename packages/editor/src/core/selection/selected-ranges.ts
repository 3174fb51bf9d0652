import type { Selection, SelectionRange } from 'prosemirror-state'

/** What a selection takes in, in the order of the text: selected cells come with the one first that was selected last. */
export function selectedRanges({ ranges }: Selection): readonly SelectionRange[] {
  return ranges.length > 1 ? ranges.toSorted((a, b) => a.$from.pos - b.$from.pos) : ranges
}
