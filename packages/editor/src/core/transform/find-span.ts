import type { Node, ResolvedPos } from 'prosemirror-model'
import { NodeSelection, TextSelection, type Selection } from 'prosemirror-state'
import { isBlockObject } from '../selection/block-object.ts'
import { hasContent } from './has-content.ts'
import { GapRange } from '../selection/gap-range.ts'
import { selectedRanges } from '../selection/selected-ranges.ts'
import { blockBeside, findNextBlock, outside } from '../selection/next-block.ts'

/** What a selection over several blocks takes in. An end stands in a text, or beside an object. */
export interface Span {
  readonly $from: ResolvedPos
  readonly $to: ResolvedPos
}

/**
 * What is deleted, replaced or copied with a selection of several blocks: an object that it only reaches into as a whole,
 * not in pieces. `null` for every other selection, also for one of several cells.
 */
export function findSpan(selection: Selection): Span | null {
  if (!isOverBlocks(selection)) return null
  const { $from, $to } = selection
  const depth = $from.sharedDepth($to.pos)
  const $start = leaveObject($from, depth, -1)
  const $end = leaveObject($to, depth, 1)
  return isBounded($start, depth) || isBounded($end, depth) ? null : { $from: $start, $to: $end }
}

/** What is selected in each cell and caption of a table, where a selection goes over several of them or is of whole cells. */
export function findPartsInCells(selection: Selection): readonly Span[] {
  if (isOfCells(selection)) return selectedRanges(selection)
  if (!isOverBlocks(selection) || findSpan(selection)) return []
  const { $from, $to, from, to } = selection
  const { doc } = $from
  const parts: Span[] = []
  doc.nodesBetween(from, to, (node, pos) => {
    const [start, end] = [pos + 1, pos + node.nodeSize - 1]
    // What is around all of the selection is no part of it.
    if ((start <= from && to <= end) || !isCell(node)) return true
    const $start = doc.resolve(start)
    parts.push({
      $from: start < from ? leaveObject($from, $start.depth, -1) : $start,
      $to: to < end ? leaveObject($to, $start.depth, 1) : doc.resolve(end),
    })
    return false
  })
  return parts
}

/** Whether cells are selected as a whole, be it a single one. */
export function isOfCells(selection: Selection): boolean {
  if (selection instanceof NodeSelection) return false
  return selection.ranges.every(({ $from, $to }) => {
    const isWhole = $from.parentOffset === 0 && $to.pos === $from.end()
    return isWhole && !$from.parent.inlineContent && isCell($from.parent)
  })
}

/** Whether a node is a cell or a caption. */
function isCell({ type }: Node): boolean {
  return type.spec.isolating === true && !type.isInGroup('block') && type.spec['tableRole'] !== 'table'
}

function isOverBlocks(selection: Selection): boolean {
  if (!(selection instanceof TextSelection || selection instanceof GapRange) || selection.empty) return false
  const { $from, $to } = selection
  return !($from.sameParent($to) && $from.parent.inlineContent)
}

/** The place beside the outermost object around a position below a depth; the position itself where there is none. */
function leaveObject($pos: ResolvedPos, depth: number, direction: 1 | -1): ResolvedPos {
  for (let below = depth + 1; below <= $pos.depth; below++) {
    if (isBlockObject($pos.node(below)))
      return $pos.doc.resolve(direction > 0 ? $pos.after(below) : $pos.before(below))
  }
  return $pos
}

function isBounded($pos: ResolvedPos, depth: number): boolean {
  for (let below = depth + 1; below <= $pos.depth; below++) {
    if ($pos.node(below).type.spec.isolating === true) return true
  }
  return false
}

/** The depth of the cell, or of the document, that a span takes in from end to end; `null` for a smaller one. */
export function findEntire({ $from, $to }: Span): number | null {
  let depth = $from.sharedDepth($to.pos)
  while (depth > 0 && $from.node(depth).type.spec.isolating !== true) depth--
  return isEdge($from, depth, -1) && isEdge($to, depth, 1) ? depth : null
}

function isEdge($pos: ResolvedPos, depth: number, direction: 1 | -1): boolean {
  const isLast = (at: number, node: Node): boolean =>
    direction > 0 ? $pos.indexAfter(at) === node.childCount : $pos.index(at) === 0
  if ($pos.parent.inlineContent && !isTextEdge($pos, direction)) return false
  for (let at = depth; at < $pos.depth; at++) if (!isLast(at, $pos.node(at))) return false
  return $pos.parent.inlineContent || isLast($pos.depth, $pos.parent)
}

/** Whether a position stands at the start (-1) or end (1) of its text. */
export function isTextEdge({ parent, parentOffset }: ResolvedPos, direction: 1 | -1): boolean {
  return parent.inlineContent && parentOffset === (direction > 0 ? parent.content.size : 0)
}

/** A span that only touches its last block at the start ends before it, unless there is nothing else in it. */
export function leaveLastBlock(span: Span): Span {
  return hasContent(span.$from.doc, span.$from.pos, span.$to.pos) ? leaveTouched(span) : span
}

/** The same where what else is in it may be empty blocks. */
export function leaveTouched(span: Span): Span {
  const { $from, $to } = span
  if (!isTextEdge($to, -1)) return span
  const $before = findNextBlock(outside($to, -1), -1)
  if (!$before || $before.pos < $from.pos) return span
  return {
    $from,
    $to: blockBeside($before, -1)?.isTextblock ? $before.doc.resolve($before.pos - 1) : $before,
  }
}

/** A span that only touches its first block at the end begins after it, unless there is nothing else in it. */
export function enterNextBlock(span: Span): Span {
  const { $from, $to } = span
  if (isTextEdge($from, -1) || !isTextEdge($from, 1) || !hasContent($from.doc, $from.pos, $to.pos))
    return span
  const $after = findNextBlock(outside($from, 1), 1)
  if (!$after || $after.pos > $to.pos) return span
  return { $from: blockBeside($after, 1)?.isTextblock ? $after.doc.resolve($after.pos + 1) : $after, $to }
}
