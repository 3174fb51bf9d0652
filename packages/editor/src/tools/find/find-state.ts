import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey, type EditorState, type Transaction } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { drawsHighlights } from '../../content/highlight/highlight-ranges.ts'
import { findMatches, type Match, type Search } from './find-matches.ts'

/** What the bar knows; `null` while it is closed. */
export interface Find {
  readonly search: Search
  readonly matches: readonly Match[]
  /** The place that was gone to last, by its number; -1 before the first. */
  readonly current: number
  /** Grows each time that the user goes somewhere. */
  readonly moves: number
  /** Grows each time that the bar is asked for: it takes the focus then. */
  readonly calls: number
}

/** What a transaction says to the search. */
interface FindMeta {
  readonly search: Search | null
  readonly current: number
  readonly isCall: boolean
}

interface FindState {
  readonly find: Find | null
  /** What was looked for last, also before the bar was closed. */
  readonly last: Search
}

const nothing: Search = { text: '', matchCase: false, wholeWord: false }

const key = new PluginKey<FindState>('find')

export function findOf(state: EditorState): Find | null {
  return key.getState(state)?.find ?? null
}

/** What was looked for last. */
export function lastSearchOf(state: EditorState): Search {
  return key.getState(state)?.last ?? nothing
}

/** Changes what is looked for; `null` closes the bar. */
export function setFind(transaction: Transaction, search: Search | null, current: number): Transaction {
  return transaction.setMeta(key, { search, current, isCall: false })
}

/** Opens the bar, and gives it the focus. */
export function callFind(transaction: Transaction, search: Search, current: number): Transaction {
  return transaction.setMeta(key, { search, current, isCall: true })
}

export const findState: Plugin<FindState> = new Plugin<FindState>({
  key,
  state: {
    init: () => ({ find: null, last: nothing }),
    apply(transaction, { find, last }, _before, { doc }) {
      const meta = transaction.getMeta(key) as FindMeta | undefined
      const after = meta ? go(find, meta, doc) : follow(find, transaction, doc)
      return { find: after, last: after?.search ?? last }
    },
  },
  props: { decorations: markWithoutHighlights, attributes: allowHighlights },
})

function go(before: Find | null, { search, current, isCall }: FindMeta, doc: Node): Find | null {
  if (!search) return null
  const { moves = 0, calls = 0 } = before ?? {}
  const matches = findMatches(doc, search)
  return { search, matches, current, moves: moves + 1, calls: isCall ? calls + 1 : calls }
}

/** After a change of the text the current place is found again by where it is now. */
function follow(find: Find | null, { docChanged, mapping }: Transaction, doc: Node): Find | null {
  if (!find || !docChanged) return find
  const matches = findMatches(doc, find.search)
  const match = find.matches[find.current]
  const from = match && mapping.map(match.from, -1)
  return {
    ...find,
    matches,
    current: from === undefined ? -1 : matches.findIndex(candidate => candidate.from >= from),
  }
}

/** The looks of what was found concern every element: none has them while nothing is looked for. */
function allowHighlights(state: EditorState): Record<string, string> {
  return findOf(state) ? { class: 'tf-finding' } : {}
}

/** Where the browser draws no highlights, the current place is marked alone: marks in the text cost the typing. */
function markWithoutHighlights(state: EditorState): DecorationSet | null {
  const find = findOf(state)
  const match = find?.matches[find.current]
  if (!match || drawsHighlights(document)) return null
  const mark = Decoration.inline(match.from, match.to, { class: 'tf-found-current' })
  return DecorationSet.create(state.doc, [mark])
}
