import type { Node } from 'prosemirror-model'
import { Selection } from 'prosemirror-state'
import { GapCursor, isGap } from './gap-cursor.ts'
import { findNextBlock } from './next-block.ts'

/** The caret before everything. It never selects an object, which the next key would replace. */
export function startCaret(doc: Node): Selection {
  const $first = findNextBlock(doc.resolve(0), 1)
  return $first && isGap($first) ? new GapCursor($first) : Selection.atStart(doc)
}

/** The caret after everything; the same holds. */
export function endCaret(doc: Node): Selection {
  const $last = findNextBlock(doc.resolve(doc.content.size), -1)
  return $last && isGap($last) ? new GapCursor($last) : Selection.atEnd(doc)
}
