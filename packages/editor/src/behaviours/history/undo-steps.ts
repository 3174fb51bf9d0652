import { closeHistory, isHistoryTransaction } from 'prosemirror-history'
import { Plugin, PluginKey, type Transaction } from 'prosemirror-state'
import { readChange, type Change } from './read-change.ts'

/** The specification's grouping of typing: this many characters are undone at once. */
const charactersInStep = 20

/** The run of changes that the current undo step holds; `null` when the next change begins a new one. */
type Run = Change | null

const key = new PluginKey<Run>('undoSteps')

/**
 * Parts the history into steps: typing in runs of 20 characters, deleting likewise, everything else by itself. Moving
 * the caret or switching a mark also ends a run.
 */
export const undoSteps: Plugin<Run> = new Plugin<Run>({
  key,
  state: {
    init: () => null,
    apply: (transaction, run) => nextRun(run, transaction),
  },
  // The history decides while the transaction is applied, so this is the last moment to tell it of a new step.
  filterTransaction(transaction, state) {
    if (isOwnChange(transaction) && !goesOn(key.getState(state) ?? null, readChange(transaction))) {
      closeHistory(transaction)
    }
    return true
  },
})

function nextRun(run: Run, transaction: Transaction): Run {
  if (isHistoryTransaction(transaction)) return null
  if (!transaction.docChanged) return transaction.selectionSet || transaction.storedMarksSet ? null : run
  if (!isOwnChange(transaction)) return run
  const change = readChange(transaction)
  if (!run || !change || !goesOn(run, change)) return change
  return { ...change, characters: run.characters + change.characters }
}

/** Whether the transaction changes the text by itself: not with another one, and not behind the history's back. */
function isOwnChange(transaction: Transaction): boolean {
  return (
    transaction.docChanged &&
    !isHistoryTransaction(transaction) &&
    transaction.getMeta('appendedTransaction') === undefined &&
    transaction.getMeta('addToHistory') !== false
  )
}

function goesOn(run: Run, change: Change | null): boolean {
  if (!run || !change) return false
  // An input method writes its word anew at each key: it stays in one piece.
  if (change.composition !== null && change.composition === run.composition) return true
  if (run.kind !== change.kind || change.replaces) return false
  return run.characters + change.characters <= charactersInStep
}
