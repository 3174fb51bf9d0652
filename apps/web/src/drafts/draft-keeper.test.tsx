import { beforeEach, expect, it, vi } from 'vitest'
import { Saver } from '../saving/saver.ts'
import type { SaveAnswer, SavedText } from '../saving/saving-state.ts'
import { findHeld } from './between-tabs.ts'
import type { Draft } from './draft.ts'
import { DraftKeeper } from './draft-keeper.ts'
import { DraftStore } from './draft-store.ts'
import { draftOf, text } from '../testing/draft-of.ts'
import { storeOfEachTest } from '../testing/store-of-each-test.ts'

const name = 'draft-keeper-test'
const store = storeOfEachTest(name)
const saved = (html: string, version: number): SavedText => ({
  html,
  version,
  updatedAt: '2026-11-20T14:05:00Z',
})
const lost: SaveAnswer = { kind: 'failed', problem: { message: 'Нет связи с сервером', passes: true } }

let answer: () => Promise<SaveAnswer>
let saver: Saver
beforeEach(() => {
  answer = async () => lost
  saver = new Saver(
    saved('<p>начало</p>', 1),
    () => answer(),
    () => null,
  )
})
function open(within = store()): { keeper: DraftKeeper; stop: () => void } {
  const keeper = new DraftKeeper(saver, within, text)
  return { keeper, stop: keeper.start() }
}

const stored = async (): Promise<string[]> => (await store().list(text)).map(({ html }) => html)

it('keeps a text from its first change on, with the version that it was written over', async () => {
  const { keeper } = open()
  expect(keeper.getKeeping()).toBe('none')
  saver.change('<p>я</p>')
  await keeper.settled()
  expect(keeper.getKeeping()).toBe('kept')
  expect(await store().list(text)).toMatchObject([
    { id: keeper.id, kind: 'unsaved', html: '<p>я</p>', base: { html: '<p>начало</p>', version: 1 } },
  ])
})

it('ends up with the last of many changes', async () => {
  const { keeper } = open()
  for (const letters of ['а', 'аб', 'абв', 'абвг']) saver.change(`<p>${letters}</p>`)
  await keeper.settled()
  expect(await stored()).toEqual(['<p>абвг</p>'])
})

it('waits for nothing when the page is about to go', async () => {
  const puts: string[] = []
  class WatchedStore extends DraftStore {
    override put(draft: Draft, replacedId: string | null): Promise<boolean> {
      puts.push(draft.html)
      return super.put(draft, replacedId)
    }
  }
  const watched = new WatchedStore(name)
  const { keeper } = open(watched)
  saver.change('<p>а</p>')
  saver.change('<p>аб</p>')
  expect(puts).toEqual(['<p>а</p>'])
  dispatchEvent(new Event('pagehide'))
  expect(puts).toEqual(['<p>а</p>', '<p>аб</p>'])
  await keeper.settled()
  expect(await stored()).toEqual(['<p>аб</p>'])
  await watched.close()
})

it('leaves its draft to other pages while its page is set aside, and keeps the text again when it is shown', async () => {
  const setAside = (type: string): boolean =>
    dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
  const { keeper } = open()
  saver.change('<p>я</p>')
  await keeper.settled()
  setAside('pagehide')
  await expect.poll(() => findHeld([keeper.id])).toEqual(new Set())
  await store().remove(keeper.id)
  setAside('pageshow')
  await expect.poll(() => findHeld([keeper.id])).toEqual(new Set([keeper.id]))
  const ids = async (): Promise<string[]> => (await store().list(text)).map(({ id }) => id)
  await expect.poll(ids).toContain(keeper.id)
})

it('keeps the text after a failed save, and forgets it once the server has it all', async () => {
  const { keeper } = open()
  saver.change('<p>я</p>')
  await saver.flush()
  await keeper.settled()
  expect(await stored()).toEqual(['<p>я</p>'])
  answer = async () => ({ kind: 'saved', saved: saved('<p>я</p>', 2) })
  await saver.flush()
  await keeper.settled()
  expect(keeper.getKeeping()).toBe('none')
  expect(await stored()).toEqual([])
})

it('forgets a text that was taken back', async () => {
  const { keeper } = open()
  saver.change('<p>я</p>')
  await keeper.settled()
  saver.change('<p>начало</p>')
  await keeper.settled()
  expect(await stored()).toEqual([])
})

it('takes over another draft, which is gone only when its text stands elsewhere', async () => {
  const draft = draftOf({ html: '<p>б</p>', base: saved('', 1) })
  await store().put({ ...draft, id: 'б' })
  const { keeper } = open()
  saver.change('<p>б</p>')
  keeper.takeOver('б')
  await keeper.settled()
  expect((await store().list(text)).map(({ id }) => id)).toEqual([keeper.id])

  await store().put({ ...draft, id: 'в' })
  saver.change('<p>начало</p>')
  keeper.takeOver('в')
  await keeper.settled()
  expect(await stored()).toEqual([])
})

it('says when the text stands on this page only', async () => {
  const { keeper } = open()
  const heard = vi.fn<() => void>()
  keeper.subscribe(heard)
  await store().close()
  // Occupied by a newer app.
  const opening = indexedDB.open(name, 2)
  await new Promise(resolve => opening.addEventListener('success', resolve))
  opening.result.close()
  saver.change('<p>я</p>')
  await keeper.settled()
  expect(keeper.getKeeping()).toBe('failed')
  expect(heard).toHaveBeenCalledOnce()
})

it('holds its draft until an attempt to save is over that outlives the page', async () => {
  const { keeper, stop } = open()
  let arrive: (saved: SaveAnswer) => void = () => undefined
  answer = () => new Promise(resolve => (arrive = resolve))
  saver.change('<p>я</p>')
  void saver.flush()
  await expect.poll(() => findHeld([keeper.id])).toContain(keeper.id)
  stop()
  await keeper.settled()
  expect(await findHeld([keeper.id])).toContain(keeper.id)
  arrive({ kind: 'saved', saved: saved('<p>я</p>', 2) })
  await expect.poll(() => findHeld([keeper.id])).not.toContain(keeper.id)
  expect(await stored()).toEqual([])
})
