import type { Node, ResolvedPos } from 'prosemirror-model'
import { Selection, TextSelection, type SelectionBookmark } from 'prosemirror-state'
import type { Mappable } from 'prosemirror-transform'
import { GapCursor, isGap } from './gap-cursor.ts'
import { blockBeside, findNextBlock, type Direction } from './next-block.ts'

/** A selection that begins or ends between blocks, beside an object that it takes in. */
export class GapRange extends Selection {
  override map(doc: Node, mapping: Mappable): Selection {
    return this.getBookmark().map(mapping).resolve(doc)
  }

  override eq(other: Selection): boolean {
    return other instanceof GapRange && other.anchor === this.anchor && other.head === this.head
  }

  override toJSON(): { type: string; anchor: number; head: number } {
    return { type: 'gap-range', anchor: this.anchor, head: this.head }
  }

  static override fromJSON(doc: Node, { anchor, head }: { anchor: number; head: number }): Selection {
    return selectBetween(doc.resolve(anchor), doc.resolve(head))
  }

  override getBookmark(): SelectionBookmark {
    return new RangeBookmark(this.anchor, this.head)
  }
}

Selection.jsonID('gap-range', GapRange)

class RangeBookmark implements SelectionBookmark {
  readonly #anchor: number
  readonly #head: number

  constructor(anchor: number, head: number) {
    this.#anchor = anchor
    this.#head = head
  }

  /** What is put around the selected objects, as a quote is, does not take the ends of the selection out. */
  map(mapping: Mappable): RangeBookmark {
    const inwards = this.#anchor <= this.#head ? 1 : -1
    return new RangeBookmark(mapping.map(this.#anchor, inwards), mapping.map(this.#head, -inwards))
  }

  resolve(doc: Node): Selection {
    return selectBetween(doc.resolve(this.#anchor), doc.resolve(this.#head))
  }
}

/** Selects what is between two places, in texts or beside objects; where that is nothing it is a caret. */
export function selectBetween($anchor: ResolvedPos, $head: ResolvedPos): Selection {
  const isForward = $anchor.pos <= $head.pos
  const $start = isForward ? $anchor : $head
  const $end = isForward ? $head : $anchor
  if ($start.pos === $end.pos && isGap($start)) return new GapCursor($start)
  const $from = intoText($start, 1)
  const $to = intoText($end, -1)
  if (isNothingBetween($from, $to)) return caretAt($anchor, $head)
  return isForward ? rangeOf($from, $to) : rangeOf($to, $from)
}

function rangeOf($anchor: ResolvedPos, $head: ResolvedPos): Selection {
  const isRange = [$anchor, $head].every(
    ({ parent }, index, ends) => parent.inlineContent || isGap(ends[index] ?? $head),
  )
  if (!isRange || ($anchor.parent.inlineContent && $head.parent.inlineContent))
    return TextSelection.between($anchor, $head)
  return new GapRange($anchor, $head)
}

function caretAt($anchor: ResolvedPos, $head: ResolvedPos): Selection {
  if ($anchor.parent.inlineContent) return TextSelection.create($anchor.doc, $anchor.pos)
  return isGap($anchor) ? new GapCursor($anchor) : Selection.near($head)
}

/** Whether two places are one, or only edges of items and quotes lie between them. */
function isNothingBetween($from: ResolvedPos, $to: ResolvedPos): boolean {
  if ($from.pos >= $to.pos) return true
  const $next = $from.parent.inlineContent ? null : findNextBlock($from, 1)
  return $next !== null && $next.pos >= $to.pos
}

/** An end of a selection that takes no object in stands in the text beside it, which may be of another item or quote. */
function intoText($pos: ResolvedPos, direction: Direction): ResolvedPos {
  if ($pos.parent.inlineContent) return $pos
  const $next = findNextBlock($pos, direction)
  if (!$next || blockBeside($next, direction)?.isTextblock !== true) return $pos
  return $pos.doc.resolve($next.pos + direction)
}
