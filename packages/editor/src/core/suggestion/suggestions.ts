import { Plugin, type EditorState, type Transaction } from 'prosemirror-state'
import { isUndo } from '../feature/history.ts'
import { contextOf } from '../feature/host-context.ts'
import { featuresOf } from '../feature/feature-list.ts'
import { handleSuggestionKey, closeSuggestion } from './suggestion-keys.ts'
import { SuggestionRequests } from './suggestion-requests.ts'
import type { SuggestionSource } from './suggestion-source.tsx'
import {
  actOf,
  applyAct,
  askAgain,
  beginSuggestion,
  countRows,
  openSuggestion,
  suggestionsKey,
  type OpenSuggestion,
  type Suggestions,
} from './suggestion-state.ts'
import { caretOf, findTypedMarker, readQuery } from './typed-marker.ts'

/**
 * Lists of suggestions. A list opens when its marker is typed, and closes for good by a choice, Escape, or when the caret leaves
 * what was typed: it is not opened again by moving back. It stands before all keymaps: while it is open, its keys are its own.
 */
export const suggestions: Plugin<Suggestions> = new Plugin<Suggestions>({
  key: suggestionsKey,
  state: {
    init: () => ({ open: null, requests: 0 }),
    apply: (transaction, known, before, state) => number(known, next(known, transaction, before, state)),
  },
  view: view => new SuggestionRequests(view),
  props: {
    attributes: state => {
      const open = openSuggestion(state)
      return open ? describeList(open, state) : {}
    },
    handleKeyDown: handleSuggestionKey,
    handleDOMEvents: {
      blur(view) {
        // While the whole window is left, the element stays the active one.
        if (openSuggestion(view.state) && view.root.activeElement !== view.dom)
          closeSuggestion(view.state, view.dispatch)
        return false
      },
    },
  },
})

/** The id of the list, and by its row of each option. */
export function listId(state: EditorState, row?: number): string {
  const id = `${contextOf(state).hint}-suggestions`
  return row === undefined ? id : `${id}-${row}`
}

/** The editable keeps the focus and says which row is meant. */
function describeList(open: OpenSuggestion, state: EditorState): Record<string, string> {
  if (!open.options && !open.hasFailed) return {}
  return {
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    ...(countRows(open) > 0 && { 'aria-controls': listId(state) }),
    ...(open.active >= 0 && { 'aria-activedescendant': listId(state, open.active) }),
  }
}

/** A question that has no number yet gets one. */
function number(known: Suggestions, open: OpenSuggestion | null): Suggestions {
  if (open === known.open) return known
  if (open?.request !== 0) return { ...known, open }
  const requests = known.requests + 1
  return { open: { ...open, request: requests }, requests }
}

function next(
  { open }: Suggestions,
  transaction: Transaction,
  before: EditorState,
  state: EditorState,
): OpenSuggestion | null {
  if (contextOf(state).readOnly) return null
  const act = actOf(transaction)
  if (act) return open && applyAct(open, act)
  const followed = open && follow(open, transaction, state)
  const typed = transaction.docChanged ? findTypedMarker(transaction, before, state, sourcesOf(state)) : null
  if (!typed || typed.from === followed?.from) return followed
  const { source, marker, from, query } = typed
  return beginSuggestion(source, marker, { from, to: state.selection.head }, query)
}

function sourcesOf(state: EditorState): readonly SuggestionSource[] {
  return featuresOf(state).flatMap(feature => feature.suggestions ?? [])
}

/** The open list after a change of the text or of the selection; `null` when it is not about anything any more. */
function follow(open: OpenSuggestion, transaction: Transaction, state: EditorState): OpenSuggestion | null {
  if (!transaction.docChanged && !transaction.selectionSet) return open
  const $caret = caretOf(state)
  if (!$caret || isUndo(transaction)) return null
  const from = transaction.mapping.map(open.from)
  const query = readQuery($caret, from, open.source.markers)
  if (query === null || isOver(open, query)) return null
  const moved = { ...open, from, to: $caret.pos }
  return query === open.query ? moved : askAgain(moved, query, $caret.pos)
}

/** Where nothing was found, a space ends it: the rest of the sentence asks nobody. */
function isOver({ options, isAnswered, query: known }: OpenSuggestion, query: string): boolean {
  const hasNothing = isAnswered && options?.length === 0
  return hasNothing && query.startsWith(known) && /\s$/.test(query)
}
