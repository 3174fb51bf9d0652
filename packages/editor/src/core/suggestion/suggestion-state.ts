import type { EditorState, Transaction } from 'prosemirror-state'
import { PluginKey } from 'prosemirror-state'
import { matchItems } from './match-items.ts'
import type { SuggestionOption, SuggestionRange, SuggestionSource } from './suggestion-source.tsx'

/** A list of suggestions that is open. */
export interface OpenSuggestion extends SuggestionRange {
  readonly source: SuggestionSource
  readonly marker: string
  readonly query: string
  /** Tells each question from all others of the field. */
  readonly request: number
  /** Whether the options answer the query; else they answer an earlier one. */
  readonly isAnswered: boolean
  readonly hasFailed: boolean
  /** `null` until the first answer. */
  readonly options: readonly SuggestionOption[] | null
  /** The row that Enter takes; -1 for none. */
  readonly active: number
}

export interface Suggestions {
  readonly open: OpenSuggestion | null
  /** How many questions there were. */
  readonly requests: number
}

/** What happens to an open list besides typing. */
export type SuggestionAct =
  | { readonly kind: 'close' }
  | { readonly kind: 'activate'; readonly row: number }
  | { readonly kind: 'retry' }
  | { readonly kind: 'answer'; readonly request: number; readonly options: readonly SuggestionOption[] }
  | { readonly kind: 'fail'; readonly request: number }

export const suggestionsKey: PluginKey<Suggestions> = new PluginKey<Suggestions>('suggestions')

/** The list that is open; `null` for none. */
export function openSuggestion(state: EditorState): OpenSuggestion | null {
  return suggestionsKey.getState(state)?.open ?? null
}

export function withAct(transaction: Transaction, act: SuggestionAct): Transaction {
  return transaction.setMeta(suggestionsKey, act)
}

export function actOf(transaction: Transaction): SuggestionAct | null {
  return (transaction.getMeta(suggestionsKey) as SuggestionAct | undefined) ?? null
}

/** How many rows can be chosen: the options, or the one that tries again. */
export function countRows({ hasFailed, options }: OpenSuggestion): number {
  return hasFailed ? 1 : (options?.length ?? 0)
}

/** A list that somebody has just opened by typing its marker. */
export function beginSuggestion(
  source: SuggestionSource,
  marker: string,
  range: SuggestionRange,
  query: string,
): OpenSuggestion {
  const nothing = { isAnswered: false, hasFailed: false, options: null, active: -1 }
  return { source, marker, ...range, query, request: 0, ...nothing }
}

/** The same list for another query. Until the answer comes the old options stay; Enter takes the one that fits, if any does. */
export function askAgain(open: OpenSuggestion, query: string, to: number): OpenSuggestion {
  const { options } = open
  const [fitting] = options ? matchItems(options, query, 1) : []
  const active = options && fitting ? options.indexOf(fitting) : -1
  return { ...open, query, to, request: 0, isAnswered: false, hasFailed: false, active }
}

/** What an act makes of a list; `null` closes it. */
export function applyAct(open: OpenSuggestion, act: SuggestionAct): OpenSuggestion | null {
  switch (act.kind) {
    case 'close':
      return null
    case 'activate':
      return { ...open, active: act.row }
    case 'retry':
      return { ...open, request: 0, hasFailed: false, options: null, active: -1 }
    case 'answer':
      return act.request === open.request ? answer(open, act.options) : open
    case 'fail':
      return act.request === open.request
        ? { ...open, hasFailed: true, isAnswered: true, options: null, active: -1 }
        : open
  }
}

function answer(open: OpenSuggestion, options: readonly SuggestionOption[]): OpenSuggestion {
  return { ...open, options, isAnswered: true, hasFailed: false, active: options.length > 0 ? 0 : -1 }
}
