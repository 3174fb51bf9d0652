import type { Node, ResolvedPos } from 'prosemirror-model'
import { Selection } from 'prosemirror-state'
import { GapCursor, isGap } from './gap-cursor.ts'
import { findNextBlock, type Direction } from './next-block.ts'

/** The caret before everything. It never selects an object, which the next key would replace. */
export function startCaret(doc: Node): Selection {
  return caretAtEdge(doc.resolve(0), 1)
}

/** The caret after everything; the same holds. */
export function endCaret(doc: Node): Selection {
  return caretAtEdge(doc.resolve(doc.content.size), -1)
}

/** The caret in what comes next from a place between blocks: in a text, or before an object; the same holds. */
export function caretAtEdge($edge: ResolvedPos, direction: Direction): Selection {
  const $next = findNextBlock($edge, direction)
  return $next && isGap($next) ? new GapCursor($next) : Selection.near($edge, direction)
}
