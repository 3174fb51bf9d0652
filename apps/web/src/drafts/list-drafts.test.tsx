import { expect, it, vi } from 'vitest'
import {
  announceDrafts,
  announceRelease,
  findHeld,
  holdLock,
  onDraftsAnnounced,
  withLock,
} from './between-tabs.ts'
import { draftDays, draftsOfText } from './draft.ts'
import type { Draft } from './draft.ts'
import { listDrafts } from './list-drafts.ts'
import { draftOf, text } from '../testing/draft-of.ts'
import { storeOfEachTest } from '../testing/store-of-each-test.ts'

const store = storeOfEachTest('list-drafts-test')

const daysAgo = (days: number): number => Date.now() - days * 24 * 60 * 60 * 1000

const draft = (id: string, changedAt = Date.now()): Draft => draftOf({ id, changedAt })

const ids = (drafts: readonly Draft[]): string[] => drafts.map(({ id }) => id)

/** Holds the lock of a draft, as the page does that it is written on. */
async function hold(id: string): Promise<() => void> {
  const release = holdLock(id)
  await expect.poll(() => findHeld([id])).toContain(id)
  return release
}

it('tells the drafts that were left behind from those of pages that are open', async () => {
  const release = await hold('open')
  for (const id of ['open', 'left']) await store().put(draft(id))
  const { left, held } = await listDrafts(store(), text)
  expect([ids(left), ids(held)]).toEqual([['left'], ['open']])
  release()
  await expect.poll(async () => ids((await listDrafts(store(), text)).held)).toEqual([])
})

it('deletes what has outlived its time, but not what an open page holds', async () => {
  const release = await hold('open')
  for (const id of ['old', 'open']) await store().put(draft(id, daysAgo(draftDays + 1)))
  await store().put(draft('young', daysAgo(draftDays - 1)))
  await listDrafts(store(), text)
  expect(ids(await store().list(text)).toSorted()).toEqual(['open', 'young'])
  release()
})

it('deletes the oldest of too many', async () => {
  for (let age = 0; age <= draftsOfText; age += 1) await store().put(draft(`${age}`, daysAgo(age)))
  expect(ids((await listDrafts(store(), text)).left)).not.toContain(`${draftsOfText}`)
  expect(await store().list(text)).toHaveLength(draftsOfText)
})

it('lets nobody touch a draft that an open page holds', async () => {
  const release = await hold('open')
  expect(await withLock('open', async () => 'done')).toBeNull()
  release()
  await expect.poll(() => withLock('open', async () => 'done')).toBe('done')
})

it('announces when the page of a draft has ended, and nothing when nobody waits any longer', async () => {
  const heard = vi.fn<() => void>()
  const stop = onDraftsAnnounced(heard)
  const release = await hold('open')
  const waiting = announceRelease('open', new AbortController().signal)
  const abandoned = new AbortController()
  const notWaiting = announceRelease('open', abandoned.signal)
  abandoned.abort()
  await notWaiting
  expect(heard).not.toHaveBeenCalled()
  release()
  await waiting
  await expect.poll(() => heard).toHaveBeenCalledOnce()
  stop()
})

it('tells this page, too, that drafts have come or gone', async () => {
  const heard = vi.fn<() => void>()
  const stop = onDraftsAnnounced(heard)
  announceDrafts()
  await expect.poll(() => heard).toHaveBeenCalledOnce()
  stop()
})
