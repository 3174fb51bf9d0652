import { Plugin, PluginKey, type EditorState, type Transaction } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { findMatches, type Match, type Search } from './find-matches.ts'

/** What the bar knows; `null` while it is closed. */
export interface Find {
  readonly search: Search
  readonly matches: readonly Match[]
  /** The place that was gone to last, by its number; -1 before the first. */
  readonly current: number
  readonly marked: DecorationSet
}

const key = new PluginKey<Find | null>('find')

export function findOf(state: EditorState): Find | null {
  return key.getState(state) ?? null
}

/** Opens the bar, or changes what is looked for; `null` closes it. */
export function setFind(transaction: Transaction, search: Search | null, current: number): Transaction {
  return transaction.setMeta(key, { search, current })
}

/** How many places are marked before and after the current one; drawing more would cost the typing. */
const mostMarked = 500

function look(state: EditorState, search: Search, choose: (matches: readonly Match[]) => number): Find {
  const matches = findMatches(state.doc, search)
  const current = choose(matches)
  return { search, matches, current, marked: mark(state, matches, current) }
}

function mark({ doc, selection }: EditorState, matches: readonly Match[], current: number): DecorationSet {
  const middle = current >= 0 ? current : matches.filter(({ from }) => from < selection.from).length
  const first = Math.max(0, middle - mostMarked)
  const marks = matches.slice(first, middle + mostMarked).map(({ from, to }, index) =>
    Decoration.inline(from, to, {
      class: first + index === current ? 'tf-found tf-found-current' : 'tf-found',
    }),
  )
  return DecorationSet.create(doc, marks)
}

export const findState: Plugin<Find | null> = new Plugin<Find | null>({
  key,
  state: {
    init: () => null,
    apply(transaction, find, _before, state) {
      const told = transaction.getMeta(key) as { search: Search | null; current: number } | undefined
      if (told) return told.search && look(state, told.search, () => told.current)
      return find && transaction.docChanged ? look(state, find.search, nearest(find, transaction)) : find
    },
  },
  props: { decorations: state => key.getState(state)?.marked },
})

/** After a change of the text the current place is found again by where it is now. */
function nearest({ matches, current }: Find, { mapping }: Transaction): (now: readonly Match[]) => number {
  const match = matches[current]
  if (!match) return () => -1
  const from = mapping.map(match.from, -1)
  return now => now.findIndex(candidate => candidate.from >= from)
}
