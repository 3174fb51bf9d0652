import type { Transaction } from 'prosemirror-state'
import { ReplaceStep } from 'prosemirror-transform'
import { isAutomatic } from './automatic-change.ts'

/** Typing or deleting within one text block. */
export interface Change {
  readonly kind: 'typing' | 'deleting'
  /** What it replaces, in the document before. */
  readonly from: number
  readonly to: number
  /** By how many characters the text grew or shrank. */
  readonly characters: number
  /** Whether what is typed takes the place of other text. */
  readonly replaces: boolean
  /** Tells the word that an input method is writing from others; `null` where none is at work. */
  readonly composition: number | null
}

/** Reads a transaction as the user's typing or deleting; `null` when it is anything else. */
export function readChange(transaction: Transaction): Change | null {
  const [step] = transaction.steps
  if (transaction.steps.length !== 1 || !(step instanceof ReplaceStep) || isAction(transaction)) return null
  return step.slice.size === 0 ? readDeleting(transaction, step) : readTyping(transaction, step)
}

const action = 'action'

/** Makes a transaction a step by itself, though what it inserts may look as if it had been typed: what a button or a form did. */
export function asAction(transaction: Transaction): Transaction {
  return transaction.setMeta(action, true)
}

/** Whether it is an automatic change, or the user pressed a button, or cut, pasted or dropped something. */
function isAction(transaction: Transaction): boolean {
  const isAsked = transaction.getMeta(action) === true || transaction.getMeta('uiEvent') !== undefined
  return isAsked || isAutomatic(transaction)
}

function readDeleting(transaction: Transaction, { from, to }: ReplaceStep): Change | null {
  const within = transaction.docs[0]?.resolve(from).sameParent(transaction.docs[0].resolve(to))
  if (!within) return null
  return {
    kind: 'deleting',
    from,
    to,
    characters: to - from,
    replaces: false,
    composition: compositionOf(transaction),
  }
}

function readTyping(transaction: Transaction, { from, to, slice }: ReplaceStep): Change | null {
  const typed = slice.content.childCount === 1 ? slice.content.firstChild?.text : undefined
  // A new line of code is a step of its own, as a new paragraph is.
  if (typed === undefined || typed.includes('\n')) return null
  const characters = Math.max(0, slice.size - (to - from))
  return {
    kind: 'typing',
    from,
    to,
    characters,
    replaces: to > from,
    composition: compositionOf(transaction),
  }
}

/** ProseMirror's number of the word that an input method is writing; `null` where none is at work. */
export function compositionOf(transaction: Transaction): number | null {
  return (transaction.getMeta('composition') as number | undefined) ?? null
}
