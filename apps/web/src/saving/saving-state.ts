/** A description or a comment as the server holds it. `updatedAt` is an ISO date with time. */
export interface SavedText {
  html: string
  version: number
  updatedAt: string
}

/** Why a save did not happen. `passes`: the same text may be accepted later, so it is worth sending again. */
export interface Problem {
  message: string
  passes: boolean
  /** What was to be changed is no more. */
  isGone?: boolean
}

/** What the server answered to one attempt to save. */
export type SaveAnswer<Text extends SavedText = SavedText> =
  | { kind: 'saved'; saved: Text }
  | { kind: 'conflict'; theirs: Text }
  | { kind: 'failed'; problem: Problem }

/**
 * Where the text stands. `base` is what the server is known to hold, `draft` what the user sees and the server
 * does not have yet, `sent` the text of an attempt. Times are milliseconds since 1970.
 */
export type SavingState =
  | { status: 'clean'; base: SavedText }
  | { status: 'dirty'; base: SavedText; draft: string; since: number; changedAt: number }
  | {
      status: 'saving'
      base: SavedText
      draft: string
      sent: string
      attempts: number
      problem: Problem | null
    }
  | FailedState
  | { status: 'saved'; base: SavedText }
  | { status: 'conflict'; base: SavedText; draft: string; theirs: SavedText }

/**
 * `sent` is kept while nobody knows whether the server stored it (the answer was lost on the way): it is sent again
 * word for word, which the server accepts whether it has the text or not, before anything newer is.
 */
export interface FailedState {
  status: 'failed'
  base: SavedText
  draft: string
  sent: string | null
  attempts: number
  problem: Problem
  failedAt: number
}

export type SavingEvent =
  | { type: 'changed'; html: string; at: number }
  /** `quiet`: an attempt nobody asked for, so the words of the last failure stay until it is answered. */
  | { type: 'sending'; quiet: boolean }
  /** Someone asked for the attempt that is under way. */
  | { type: 'hurried' }
  | { type: 'answered'; answer: SaveAnswer; at: number }
  /** The server was read again, for whatever reason. */
  | { type: 'refreshed'; saved: SavedText }
  /** The user goes on with a text that was written over `base`, which may be older than what the server holds. */
  | { type: 'restored'; html: string; base: SavedText; at: number }
  | Choice

/** How a conflict ended: both texts became one, or the user chose. */
export type Choice =
  | { type: 'merged'; html: string; at: number }
  | { type: 'keptMine'; at: number }
  | { type: 'tookTheirs' }

/** The text that only this page has, or `null` when the server has it all. */
export function unsavedText(state: SavingState): string | null {
  return state.status === 'clean' || state.status === 'saved' ? null : state.draft
}

/** What the server is known to hold. */
export function currentText(state: SavingState): SavedText {
  return state.status === 'conflict' ? state.theirs : state.base
}
