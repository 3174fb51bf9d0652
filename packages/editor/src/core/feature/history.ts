import {
  closeHistory,
  history,
  isHistoryTransaction,
  redo as redoStep,
  undo as undoStep,
  undoDepth,
} from 'prosemirror-history'
import type { Command, EditorState, Plugin, Transaction } from 'prosemirror-state'

/*
 * All that the field knows of `prosemirror-history` stands here, so that undo can be changed, as for several people in one
 * text, in one place. Which changes make one step is said by `undo-steps.ts`.
 */

/** Remembers what can be undone: the last 5,000 steps. It never begins a step by the clock. */
export const undoHistory: Plugin = history({ depth: 5_000, newGroupDelay: Infinity })

export const undo: Command = undoStep

export const redo: Command = redoStep

/** What a transaction that undo or redo made has done; `null` for any other. */
export function readUndo(
  transaction: Transaction,
  before: EditorState,
  after: EditorState,
): 'undo' | 'redo' | null {
  if (!isUndo(transaction)) return null
  return countUndoSteps(after) > countUndoSteps(before) ? 'redo' : 'undo'
}

/** How many steps can be undone. */
export function countUndoSteps(state: EditorState): number {
  const depth: unknown = undoDepth(state)
  return Number(depth)
}

/** Whether undo or redo made a transaction. */
export function isUndo(transaction: Transaction): boolean {
  return isHistoryTransaction(transaction)
}

/** Makes a transaction begin a step. It has to be said before the transaction is applied. */
export function beginStep(transaction: Transaction): Transaction {
  return closeHistory(transaction)
}

const outOfHistory = 'addToHistory'

/** Makes a transaction one that cannot be undone, such as what the host changes; what can be undone stays so. */
export function leaveOutOfHistory(transaction: Transaction): Transaction {
  return transaction.setMeta(outOfHistory, false)
}

export function isOutOfHistory(transaction: Transaction): boolean {
  return transaction.getMeta(outOfHistory) === false
}
