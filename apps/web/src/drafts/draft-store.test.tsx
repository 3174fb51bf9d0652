import { openDB } from 'idb'
import { expect, it } from 'vitest'
import type { Draft } from './draft.ts'
import { DraftStore } from './draft-store.ts'
import { draftOf, text } from '../testing/draft-of.ts'
import { storeOfEachTest } from '../testing/store-of-each-test.ts'

const name = 'draft-store-test'

const store = storeOfEachTest(name)

const draft = (id: string, change: Partial<Draft> = {}): Draft =>
  draftOf({ id, html: `<p>${id}</p>`, ...change })

const ids = (drafts: readonly Draft[]): string[] => drafts.map(({ id }) => id).toSorted()

it('finds the drafts of a text again on a later visit, and no others', async () => {
  await store().put(draft('a'))
  await store().put(draft('b'))
  await store().put(draft('c', { task: 2 }))
  await store().close()
  const later = new DraftStore(name)
  expect(ids(await later.list(text))).toEqual(['a', 'b'])
  expect(await later.get('c')).toEqual({ ...draft('c', { task: 2 }), isDurable: true })
  await later.close()
})

it('keeps the newest form of a draft', async () => {
  await store().put(draft('a'))
  expect(await store().put(draft('a', { html: '<p>ещё</p>' }))).toBe(true)
  expect(await store().list(text)).toEqual([{ ...draft('a', { html: '<p>ещё</p>' }), isDurable: true }])
})

it('puts one draft in the place of another', async () => {
  await store().put(draft('a'))
  await store().put(draft('b'), 'a')
  expect(ids(await store().list(text))).toEqual(['b'])
})

it('knows which drafts nobody has touched since a moment, of whatever text', async () => {
  await store().put(draft('old', { changedAt: 10, task: 2 }))
  await store().put(draft('young', { changedAt: 20 }))
  expect(await store().listOlderThan(20)).toEqual(['old'])
})

it('deletes a draft', async () => {
  await store().put(draft('a'))
  await store().remove('a')
  expect(await store().list(text)).toEqual([])
  expect(await store().get('a')).toBeNull()
})

it('remembers drafts as long as the tab lives where the browser keeps nothing', async () => {
  // A newer app has changed the database in a way that this one does not know.
  ;(await openDB(name, 2)).close()
  expect(await store().put(draft('a'))).toBe(false)
  expect(await store().get('a')).toEqual({ ...draft('a'), isDurable: false })
  expect(ids(await store().list(text))).toEqual(['a'])
  expect(await store().put(draft('b'), 'a')).toBe(false)
  expect(ids(await store().list(text))).toEqual(['a', 'b'])
  await store().remove('a')
  expect(ids(await store().list(text))).toEqual(['b'])
})

it('lets a newer app in another tab open the database', async () => {
  await store().put(draft('a'))
  const newer = await openDB(name, 2)
  newer.close()
  expect(await store().put(draft('b'))).toBe(false)
})
