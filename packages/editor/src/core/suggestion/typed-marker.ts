import type { Node, ResolvedPos } from 'prosemirror-model'
import { TextSelection, type EditorState, type Transaction } from 'prosemirror-state'
import { isAutomatic } from '../feature/automatic-change.ts'
import { isOutOfHistory, isUndo } from '../feature/history.ts'
import { findChangedRange } from '../transform/changed-range.ts'
import type { SuggestionSource } from './suggestion-source.tsx'

/** The longest query, in characters: what is longer is a sentence. */
const longestQuery = 60

interface TypedMarker {
  readonly source: SuggestionSource
  readonly marker: string
  readonly from: number
  readonly query: string
}

/**
 * Finds the marker that a transaction typed before the caret; `null` for none. What was pasted or was there before does not count.
 * `before` is the state that it was typed into.
 */
export function findTypedMarker(
  transaction: Transaction,
  before: EditorState,
  state: EditorState,
  sources: readonly SuggestionSource[],
): TypedMarker | null {
  const $caret = caretOf(state)
  const begin = $caret && isTyping(transaction) ? typedFrom(transaction, before, $caret) : null
  if (!$caret || begin === null || $caret.pos - begin > longestQuery) return null
  for (let from = $caret.pos - 1; from >= begin; from--) {
    const found = findMarkerAt(from, $caret, sources)
    if (found?.source.isOffered(state)) return found
  }
  return null
}

function findMarkerAt(
  from: number,
  $caret: ResolvedPos,
  sources: readonly SuggestionSource[],
): TypedMarker | null {
  const text = textBefore($caret, from)
  const marker = text[0] ?? ''
  const source = sources.find(({ markers }) => markers.includes(marker))
  const query = text.slice(1)
  if (!source || !isQuery(query) || isInCode($caret.doc.resolve(from + 1))) return null
  const before = textBefore($caret.doc.resolve(from), $caret.start())
  return source.opensAfter(before, marker) ? { source, marker, from, query } : null
}

/** The caret in a text; `null` for a selection. */
export function caretOf({ selection }: EditorState): ResolvedPos | null {
  return selection instanceof TextSelection ? selection.$cursor : null
}

/** Reads what stands behind a marker as a query; `null` where that is none (any more). */
export function readQuery($caret: ResolvedPos, from: number, markers: readonly string[]): string | null {
  if (from < $caret.start() || from >= $caret.pos) return null
  const text = textBefore($caret, from)
  const query = text.slice(1)
  return markers.includes(text[0] ?? '') && isQuery(query) ? query : null
}

function isQuery(query: string): boolean {
  return query.length <= longestQuery && !/^\s|[\n\ufffc]/.test(query)
}

/** The text of the block between a position and another one behind it. */
function textBefore($to: ResolvedPos, from: number): string {
  return $to.parent.textBetween(from - $to.start(), $to.parentOffset, undefined, leafText)
}

/** One character a leaf, so that offsets are positions. */
function leafText(leaf: Node): string {
  return leaf.type.spec.linebreakReplacement === true ? '\n' : '\ufffc'
}

function isInCode($pos: ResolvedPos): boolean {
  return $pos.parent.type.spec.code === true || $pos.marks().some(({ type }) => type.spec.code === true)
}

function isTyping(transaction: Transaction): boolean {
  return (
    transaction.docChanged &&
    !isUndo(transaction) &&
    !isOutOfHistory(transaction) &&
    !isAutomatic(transaction) &&
    transaction.getMeta('uiEvent') === undefined &&
    transaction.getMeta('appendedTransaction') === undefined
  )
}

/** Where what a transaction has put before the caret begins; `null` where that is nothing, or more than text of the block. */
function typedFrom(transaction: Transaction, before: EditorState, $caret: ResolvedPos): number | null {
  const changed = findChangedRange([transaction])?.from ?? $caret.pos
  // Between blocks, and in place of one, a letter makes the block that it stands in.
  const isInNewBlock = !before.selection.$from.parent.inlineContent && changed === $caret.before()
  const from = isInNewBlock ? $caret.start() : changed
  return from >= $caret.start() && from < $caret.pos ? from : null
}
