import { currentText, unsavedText } from '../saving/saving-state.ts'
import type { Merge, Saver } from '../saving/saver.ts'
import { announceDrafts, withLock } from './between-tabs.ts'
import { createDraftId } from './draft.ts'
import type { Draft } from './draft.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import type { DraftStore } from './draft-store.ts'

/** The page that a draft comes back to. */
export interface DraftPage {
  saver: Saver
  keeper: DraftKeeper
  store: DraftStore
  merge: Merge
}

/**
 * Brings a draft back. It is merged into what stands on the page and on the server; where both have changed the same
 * block, it takes the place of the text on the page, which becomes a draft, and is in conflict with that of the server.
 * `false` where another page was quicker.
 */
export async function restoreDraft(draft: Draft, page: DraftPage): Promise<boolean> {
  const isRestored = await withLock(draft.id, async () => {
    if (!(await page.store.get(draft.id))) return false
    await page.saver.settled()
    await bringBack(draft, page)
    page.keeper.takeOver(draft.id)
    await page.keeper.settled()
    return true
  })
  announceDrafts()
  return isRestored ?? false
}

async function bringBack(draft: Draft, { saver, store, merge }: DraftPage): Promise<void> {
  const unsaved = unsavedText(saver.getState())
  if (unsaved !== null && draft.kind === 'unsaved') {
    const merged = merge({ base: draft.base.html, mine: draft.html, theirs: unsaved })
    if (merged !== null) return saver.change(merged)
  }
  const displaced = displacedBy(draft, saver)
  if (displaced) await store.put(displaced)
  await saver.restore(draft.html, draft.base)
}

/**
 * What stands on the page and would be nowhere else once the draft has taken its place. A version of the server counts
 * only where the draft is one side of a choice, so that the choice can be made again.
 */
function displacedBy({ task, field, kind, html }: Draft, saver: Saver): Draft | null {
  const state = saver.getState()
  const displaced = { id: createDraftId(), task, field, changedAt: Date.now() }
  const unsaved = unsavedText(state)
  if (unsaved !== null) return { ...displaced, kind: 'unsaved', html: unsaved, base: state.base }
  if (kind === 'unsaved') return null
  const current = currentText(state)
  return { ...displaced, kind: 'replaced', html: current.html, base: { ...current, html } }
}
