import { announceDrafts, announceRelease, findHeld, holdLock } from '../drafts/between-tabs.ts'
import type { Draft } from '../drafts/draft.ts'

/** The drafts that the forms of this page write. */
const own = new Set<string>()

/**
 * Lets the draft of a form be offered on no other page. The function it returns ends that, once all that the form
 * has written stands on the device.
 */
export function holdFormDraft(id: string): (settled: () => Promise<void>) => Promise<void> {
  own.add(id)
  // A page that looks before the browser has given the lock offers the draft: it looks once more.
  const release = holdLock(id, () => own.has(id) && announceDrafts())
  return async settled => {
    await settled()
    own.delete(id)
    release()
    // A page that looked before the browser has let go of the lock would not offer the draft.
    await announceRelease(id)
  }
}

/** Those of some drafts that no form of another page writes. */
export async function withoutForeign<Item extends Draft>(drafts: readonly Item[]): Promise<Item[]> {
  const held = await findHeld(drafts.map(({ id }) => id))
  return drafts.filter(({ id }) => own.has(id) || !held.has(id))
}
