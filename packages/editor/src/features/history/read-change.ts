import type { Transaction } from 'prosemirror-state'
import { ReplaceStep } from 'prosemirror-transform'

/** Typing or deleting within one text block. */
export interface Change {
  readonly kind: 'typing' | 'deleting'
  /** By how many characters the text grew or shrank. */
  readonly characters: number
  /** Whether what is typed takes the place of a selection. */
  readonly replaces: boolean
  /** Whether an input method is at work. */
  readonly composing: boolean
}

/** Reads a transaction as typing or deleting; `null` when it is anything else. */
export function readChange(transaction: Transaction): Change | null {
  const [step] = transaction.steps
  if (transaction.steps.length !== 1 || !(step instanceof ReplaceStep)) return null
  const { from, to, slice } = step
  const composing = transaction.getMeta('composition') !== undefined
  const removed = to - from
  if (slice.size === 0) {
    const within = transaction.docs[0]?.resolve(from).sameParent(transaction.docs[0].resolve(to))
    return within ? { kind: 'deleting', characters: removed, replaces: false, composing } : null
  }
  if (slice.content.childCount !== 1 || !slice.content.firstChild?.isText) return null
  const characters = Math.max(0, slice.size - removed)
  return { kind: 'typing', characters, replaces: removed > 0 && !composing, composing }
}
