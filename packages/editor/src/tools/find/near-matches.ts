import type { EditorView } from 'prosemirror-view'
import type { Match } from './find-matches.ts'
import { findFirst, findNearPart } from './near-part.ts'

/** The matches that stand in the window or near it. */
export function findNearMatches(view: EditorView, matches: readonly Match[]): readonly Match[] {
  const { from, to } = findNearPart(view)
  const height = view.dom.ownerDocument.defaultView?.innerHeight ?? 0
  const near = slice(matches, from, to)
  // A long code is one block: only a few of its lines are near.
  const [first, last] = [near[0], near.at(-1)]
  if (!first || !last) return []
  const start = firstInBlock(view, near, first, match => view.coordsAtPos(match.from).bottom > -height)
  const end = firstInBlock(view, near, last, match => view.coordsAtPos(match.from).top > 2 * height)
  return near.slice(start, end)
}

function slice(matches: readonly Match[], from: number, to: number): readonly Match[] {
  const start = findFirst(matches.length, index => (matches[index]?.from ?? 0) >= from)
  const end = findFirst(matches.length, index => (matches[index]?.from ?? 0) >= to)
  return matches.slice(start, end)
}

/** The index of the first match, of those in one text with a match, for which something holds; else the one after them. */
function firstInBlock(
  view: EditorView,
  matches: readonly Match[],
  { from }: Match,
  holds: (match: Match) => boolean,
): number {
  const $from = view.state.doc.resolve(from)
  const isIn = (match: Match): boolean => match.from >= $from.start() && match.from <= $from.end()
  const first = matches.findIndex(isIn)
  const count = matches.filter(isIn).length
  return (
    first +
    findFirst(count, index => {
      const match = matches[first + index]
      return match !== undefined && holds(match)
    })
  )
}
