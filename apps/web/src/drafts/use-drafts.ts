import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { containsChanges, mergeTexts } from '../saving/merge-texts.ts'
import type { Saver } from '../saving/saver.ts'
import { announceDrafts, onDraftsAnnounced, withLock } from './between-tabs.ts'
import { createDraftId, draftFate } from './draft.ts'
import type { Draft, DraftText, StoredDraft } from './draft.ts'
import { DraftKeeper } from './draft-keeper.ts'
import type { Keeping } from './draft-keeper.ts'
import { deviceDrafts as store } from './device-drafts.ts'
import { listDrafts } from './list-drafts.ts'
import { restoreDraft } from './restore-draft.ts'
import { useReleases } from './use-releases.ts'

export interface OfferedDrafts {
  /** Drafts that earlier pages left behind, the newest first. */
  drafts: readonly StoredDraft[]
  /** Deletes a draft, unless another page has taken it up meanwhile. */
  remove: (id: string) => Promise<void>
}

/**
 * The drafts of a text to offer beside what the server holds of it, or `null` where that is not known. Those that the
 * server has all of are deleted.
 */
export function useOfferedDrafts(
  text: DraftText,
  saved: string | null,
  ownId: string | null = null,
): OfferedDrafts {
  const { left, held } = useListedDrafts(text)
  useReleases(held, ownId)

  const fates = useMemo(
    () => left.map(draft => (saved === null ? 'offer' : draftFate(draft, saved, containsChanges))),
    [left, saved],
  )
  useEffect(() => {
    for (const [index, draft] of left.entries()) {
      if (fates[index] === 'forget') void removeDraft(draft.id)
    }
  }, [left, fates])

  const drafts = left.filter(({ id }, index) => id !== ownId && fates[index] === 'offer')
  return { drafts, remove: removeDraft }
}

async function removeDraft(id: string): Promise<void> {
  await withLock(id, () => store.remove(id))
  announceDrafts()
}

/** The drafts of a text, read again whenever a page announces that some have come or gone. */
function useListedDrafts({ task, field }: DraftText) {
  const client = useQueryClient()
  const queryKey = ['drafts', task, field]
  const { data = noDrafts } = useQuery({
    queryKey,
    queryFn: () => listDrafts(store, { task, field }),
    gcTime: 0,
  })
  const refetch = useEffectEvent(() => void client.invalidateQueries({ queryKey }))
  useEffect(() => onDraftsAnnounced(() => refetch()), [])
  return data
}

const noDrafts = { left: [], held: [] }

export interface TextDrafts extends OfferedDrafts {
  /** Whether what the server does not have yet stands on the device. */
  keeping: Keeping
  /** Resolves once everything stands on the device that can; `false` when it does not. */
  settled: () => Promise<boolean>
  /** Keeps a text that gives way to another one. */
  keep: (kind: Draft['kind'], text: Pick<Draft, 'html' | 'base'>) => Promise<void>
  /** Brings a draft back; `false` where another page was quicker. */
  restore: (draft: Draft) => Promise<boolean>
}

/** The drafts of the text that a saver keeps saved. Its unsaved text is kept as a draft while the component lives. */
export function useDrafts(text: DraftText, saver: Saver, saved: string): TextDrafts {
  const [keeper] = useState(() => new DraftKeeper(saver, store, text))
  useEffect(() => keeper.start(), [keeper])
  const keeping = useSyncExternalStore(keeper.subscribe, keeper.getKeeping)

  return {
    ...useOfferedDrafts(text, saved, keeper.id),
    keeping,
    async settled() {
      await keeper.settled()
      return keeper.getKeeping() !== 'failed'
    },
    async keep(kind, { html, base }) {
      await store.put({ ...text, id: createDraftId(), kind, html, base, changedAt: Date.now() })
      announceDrafts()
    },
    restore: draft => restoreDraft(draft, { saver, keeper, store, merge: mergeTexts }),
  }
}
