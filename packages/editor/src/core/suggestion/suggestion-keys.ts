import type { Command } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { countRows, openSuggestion, withAct, type OpenSuggestion } from './suggestion-state.ts'

/** How many rows PageUp and PageDown go. */
const page = 5

export const closeSuggestion: Command = (state, dispatch) => {
  if (!openSuggestion(state)) return false
  dispatch?.(withAct(state.tr, { kind: 'close' }))
  return true
}

/** Makes a row the one that Enter takes. */
export function activateRow(row: number): Command {
  return (state, dispatch) => {
    const open = openSuggestion(state)
    if (!open || row < 0 || row >= countRows(open)) return false
    if (row !== open.active) dispatch?.(withAct(state.tr, { kind: 'activate', row }))
    return true
  }
}

/** Takes a row: puts its option into the text, or asks again where asking failed. */
export function chooseRow(row: number): Command {
  return (state, dispatch, view) => {
    const open = openSuggestion(state)
    if (!open || row < 0 || row >= countRows(open)) return false
    if (open.hasFailed) {
      dispatch?.(withAct(state.tr, { kind: 'retry' }))
      return true
    }
    return open.options?.[row]?.choose({ from: open.from, to: open.to })(state, dispatch, view) ?? false
  }
}

type Move = (open: OpenSuggestion, count: number) => number

/** Where keys go in a list; from no row the arrows go to its ends. */
const moves: Readonly<Record<string, Move>> = {
  ArrowDown: ({ active }, count) => (active + 1) % count,
  ArrowUp: ({ active }, count) => (active <= 0 ? count : active) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
  PageDown: ({ active }, count) => Math.min(count - 1, active + page),
  PageUp: ({ active }) => Math.max(0, active - page),
}

/** The keys of an open list. Those that it has no use for go on to the text. */
export function handleSuggestionKey(view: EditorView, event: KeyboardEvent): boolean {
  const open = openSuggestion(view.state)
  if (!open || event.ctrlKey || event.metaKey || event.altKey) return false
  const command = commandOf(event, open)
  if (!command?.(view.state, view.dispatch, view)) return false
  // The dialog that the field may stand in would take Escape for itself.
  if (event.key === 'Escape') event.stopPropagation()
  return true
}

function commandOf({ key, shiftKey }: KeyboardEvent, open: OpenSuggestion): Command | null {
  if (key === 'Escape') return closeSuggestion
  if (key === 'Enter' || (key === 'Tab' && !shiftKey)) return chooseRow(open.active)
  const count = countRows(open)
  const move = shiftKey || count === 0 ? undefined : moves[key]
  return move ? activateRow(move(open, count)) : null
}
