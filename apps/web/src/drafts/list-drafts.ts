import { findHeld, withLock } from './between-tabs.ts'
import { draftDeadline, limitDrafts } from './draft.ts'
import type { DraftText, StoredDraft } from './draft.ts'
import type { DraftStore } from './draft-store.ts'

export interface ListedDrafts {
  /** Drafts that were left behind, the newest first. */
  left: StoredDraft[]
  /** Drafts of pages that are open. */
  held: StoredDraft[]
}

/** The drafts of a text. Those that have outlived their time, or for which there is no more room, are deleted first. */
export async function listDrafts(store: DraftStore, text: DraftText): Promise<ListedDrafts> {
  await removeAll(store, await store.listOlderThan(draftDeadline(Date.now())))
  const drafts = await store.list(text)
  const heldIds = await findHeld(drafts.map(({ id }) => id))
  const { kept, excess } = limitDrafts(drafts.filter(({ id }) => !heldIds.has(id)))
  await removeAll(store, excess)
  return { left: kept, held: drafts.filter(({ id }) => heldIds.has(id)) }
}

async function removeAll(store: DraftStore, ids: readonly string[]): Promise<void> {
  for (const id of ids) await withLock(id, () => store.remove(id))
}
