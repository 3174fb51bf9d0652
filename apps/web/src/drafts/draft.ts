import type { Texts } from '../saving/saver.ts'
import type { SavedText } from '../saving/saving-state.ts'

/** The text that a draft belongs to: a field of a task, or one of its comments. */
export interface DraftText {
  task: number
  field: 'description' | 'comment'
}

/**
 * A text of a field that the server does not have and that this device keeps. `base` is what the server held when the
 * text was begun, so that the text can be merged into what others have written since. `changedAt` is milliseconds
 * since 1970.
 *
 * `unsaved` was typed and never saved. `declined` is a text of the user's own that gave way to the server's in a
 * conflict, `replaced` the server's that gave way to the user's; the `base` of these two is the text that they gave
 * way to.
 */
export interface Draft extends DraftText {
  id: string
  kind: 'unsaved' | 'declined' | 'replaced'
  html: string
  base: SavedText
  changedAt: number
  /** The name under which it may have been added already; whoever sends it again uses the same. */
  key?: string
}

/** A draft that a page offers; `isDurable` is false for one that only this tab remembers. */
export interface StoredDraft extends Draft {
  isDurable: boolean
}

/** A name that no other draft has. `crypto.randomUUID` would need HTTPS, which intranets may lack. */
export function createDraftId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), number => number.toString(36)).join('-')
}

const day = 24 * 60 * 60 * 1000

/** Drafts that nobody has touched for so many days are deleted. */
export const draftDays = 30

/** So many drafts are kept of one text; the oldest beyond that are deleted. */
export const draftsOfText = 20

/** When a draft must have been changed last to have outlived its time now. */
export function draftDeadline(now: number): number {
  return now - draftDays * day
}

/** The newest drafts of a text, the newest first, and the ids of those for which there is no more room. */
export function limitDrafts<Item extends Draft>(drafts: readonly Item[]): { kept: Item[]; excess: string[] } {
  const sorted = drafts.toSorted((one, other) => other.changedAt - one.changedAt)
  return {
    kept: sorted.slice(0, draftsOfText),
    excess: sorted.slice(draftsOfText).map(({ id }) => id),
  }
}

/** Says whether `theirs` has everything that `mine` changed. */
export type Contains = (texts: Texts) => boolean

/**
 * What is to become of a draft beside the text that the server holds: `offer` it, `forget` it because the server has
 * all of it, or `hide` a version that is to be replaced but still stands.
 */
export function draftFate(draft: Draft, saved: string, contains: Contains): 'offer' | 'hide' | 'forget' {
  if (draft.kind === 'replaced') return draft.html === saved ? 'hide' : 'offer'
  return contains({ base: draft.base.html, mine: draft.html, theirs: saved }) ? 'forget' : 'offer'
}
