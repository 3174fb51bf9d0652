import type { ResolvedPos } from 'prosemirror-model'
import { TextSelection, type Selection } from 'prosemirror-state'

interface SelectedRange {
  readonly $from: ResolvedPos
  readonly $to: ResolvedPos
}

/** The ranges of a selection in the order of the text. One that ends where a block begins ends before that block. */
export function selectedRanges(selection: Selection): SelectedRange[] {
  const ranges = selection.ranges.toSorted((a, b) => a.$from.pos - b.$from.pos)
  if (!(selection instanceof TextSelection)) return ranges
  return ranges.map(({ $from, $to }) => ({ $from, $to: leaveBlocks($from, $to) }))
}

function leaveBlocks($from: ResolvedPos, $to: ResolvedPos): ResolvedPos {
  let $end = $to
  while ($end.pos > $from.pos && $end.parentOffset === 0) $end = $end.doc.resolve($end.before())
  return $end
}
