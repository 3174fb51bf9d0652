import { Plugin, PluginKey, type EditorState, type Transaction } from 'prosemirror-state'
import { beginStep, isOutOfHistory, isUndo } from './history.ts'
import { compositionOf, readChange, type Change } from './read-change.ts'

/** The specification's grouping of typing: this many characters are undone at once. */
const charactersInStep = 20

/** The run of changes that the current undo step holds; `null` when the next change begins a new one. */
type Run = Change | null

const key = new PluginKey<Run>('undoSteps')

/** Remembers the run that the next change may go on with. Moving the caret or switching a mark ends it. */
export const undoSteps: Plugin<Run> = new Plugin<Run>({
  key,
  state: {
    init: () => null,
    apply: (transaction, run) => nextRun(run, transaction),
  },
})

/**
 * Parts the history into steps: typing in runs of 20 characters, deleting likewise, everything else by itself. Is asked
 * where transactions are dispatched, for each that somebody has made; what plugins append belongs to the step they follow.
 */
export function partSteps(transaction: Transaction, state: EditorState): Transaction {
  const begins = isOwnChange(transaction) && !goesOn(key.getState(state) ?? null, readChange(transaction))
  return begins ? beginStep(transaction) : transaction
}

const opening = 'makesRoom'

/**
 * Makes a transaction the beginning of the step of what is typed next: it makes room for that. `composition` is ProseMirror's
 * number of the word that an input method begins.
 */
export function beginTyping(transaction: Transaction, composition: number | null): Transaction {
  const opened = transaction.setMeta(opening, true)
  return composition === null ? opened : opened.setMeta('composition', composition)
}

/** Whether a transaction makes room for what is typed next. */
export function beginsTyping(transaction: Transaction): boolean {
  return transaction.getMeta(opening) === true
}

function nextRun(run: Run, transaction: Transaction): Run {
  if (isUndo(transaction)) return null
  if (beginsTyping(transaction)) return nothingTyped(transaction)
  if (!transaction.docChanged) return endsRun(transaction) ? null : run
  if (!isOwnChange(transaction)) return run
  const change = readChange(transaction)
  if (!run || !change || !goesOn(run, change)) return change
  return { ...change, characters: run.characters + change.characters }
}

/** Whether the user moves the caret or switches a mark. What a plugin appends belongs to the change before. */
function endsRun(transaction: Transaction): boolean {
  const { selectionSet, storedMarksSet } = transaction
  return (selectionSet || storedMarksSet) && transaction.getMeta('appendedTransaction') === undefined
}

function nothingTyped(transaction: Transaction): Run {
  return {
    kind: 'typing',
    from: 0,
    to: 0,
    characters: 0,
    replaces: false,
    composition: compositionOf(transaction),
  }
}

/** Whether the transaction changes the text by itself: not after another one, and not behind the history's back. */
function isOwnChange(transaction: Transaction): boolean {
  return (
    transaction.docChanged &&
    !isUndo(transaction) &&
    transaction.getMeta('appendedTransaction') === undefined &&
    !isOutOfHistory(transaction)
  )
}

function goesOn(run: Run, change: Change | null): boolean {
  if (!run || !change) return false
  // An input method writes its word anew at each key: it stays in one piece.
  if (change.composition !== null && change.composition === run.composition) return true
  if (run.kind !== change.kind || change.replaces) return false
  return run.characters + change.characters <= charactersInStep
}
