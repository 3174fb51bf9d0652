import type { Node, ResolvedPos } from 'prosemirror-model'
import { NodeSelection } from 'prosemirror-state'
import { isBlockObject } from './block-object.ts'

/** The direction of the text: 1 is on, -1 is back. */
export type Direction = 1 | -1

/**
 * The place right beside the text block or object that comes next, seen from a place between blocks. Lists and quotes
 * are gone into and out of; `null` where a cell, an object or the document ends.
 */
export function findNextBlock($pos: ResolvedPos, direction: Direction): ResolvedPos | null {
  const { doc, pos, depth, parent } = $pos
  const next = blockBeside($pos, direction)
  if (next) {
    const isStop = next.isTextblock || isBlockObject(next)
    return isStop ? $pos : findNextBlock(doc.resolve(pos + direction), direction)
  }
  if (depth === 0 || parent.type.spec.isolating === true) return null
  return findNextBlock(outside($pos, direction), direction)
}

/** The block right after or before a position. */
export function blockBeside($pos: ResolvedPos, direction: Direction): Node | null {
  return direction > 0 ? $pos.nodeAfter : $pos.nodeBefore
}

/** Selects the block right after or before a position. */
export function selectBeside($pos: ResolvedPos, direction: Direction): NodeSelection {
  const start = direction > 0 ? $pos.pos : $pos.pos - ($pos.nodeBefore?.nodeSize ?? 0)
  return NodeSelection.create($pos.doc, start)
}

/** The place right after or before the node around a position. */
export function outside($pos: ResolvedPos, direction: Direction): ResolvedPos {
  return $pos.doc.resolve(direction > 0 ? $pos.after() : $pos.before())
}
