import { announceDrafts, findHeld, holdLock } from '../drafts/between-tabs.ts'
import type { Draft } from '../drafts/draft.ts'

/** The forms of this page, each with its draft. React may mount one twice. */
const own = new Set<{ readonly id: string }>()

/**
 * Lets the draft of a form be offered on no other page. The function it returns ends that, once all that the form
 * has written stands on the device.
 */
export function holdFormDraft(id: string): (settled: () => Promise<void>) => Promise<void> {
  const form = { id }
  own.add(form)
  // A page that looks before the browser has given the lock offers the draft: it looks once more.
  const release = holdLock(id, () => own.has(form) && announceDrafts())
  return async settled => {
    await settled()
    own.delete(form)
    release()
  }
}

/** Drafts of forms, in the order in which they were given. */
export interface FormDrafts {
  readonly offered: readonly Draft[]
  /** Those that forms of other pages write. */
  readonly foreign: readonly Draft[]
}

/** Tells the drafts that forms of other pages write from those that may be offered. */
export async function partForeign(drafts: readonly Draft[]): Promise<FormDrafts> {
  const held = await findHeld(drafts.map(({ id }) => id))
  const ids = new Set([...own].map(({ id }) => id))
  const isForeign = ({ id }: Draft): boolean => held.has(id) && !ids.has(id)
  return { offered: drafts.filter(draft => !isForeign(draft)), foreign: drafts.filter(isForeign) }
}
