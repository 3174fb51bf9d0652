import { expect, it } from 'vitest'
import { mergeTexts } from '../saving/merge-texts.ts'
import { Saver } from '../saving/saver.ts'
import type { SaveAnswer, SavedText } from '../saving/saving-state.ts'
import { findHeld, holdLock } from './between-tabs.ts'
import type { Draft } from './draft.ts'
import { DraftKeeper } from './draft-keeper.ts'
import { restoreDraft } from './restore-draft.ts'
import { draftOf, text } from '../testing/draft-of.ts'
import { storeOfEachTest } from '../testing/store-of-each-test.ts'

const store = storeOfEachTest('restore-draft-test')
const version = (number: number, ...lines: string[]): SavedText => ({
  html: write(lines),
  version: number,
  updatedAt: '2026-11-20T14:05:00Z',
})
const write = (lines: string[]): string => lines.map(line => `<p>${line}</p>`).join('')
const lost: SaveAnswer = { kind: 'failed', problem: { message: 'Нет связи с сервером', passes: true } }

const draft = (kind: Draft['kind'], lines: string[], base: SavedText): Draft =>
  draftOf({ id: 'left', kind, html: write(lines), base })

/** Brings a draft back on a page to which the server gave a text, and on which the user has typed another. */
async function restore(of: Draft, saved: SavedText, typed: string | null = null) {
  await store().put(of)
  const saver = new Saver(saved, async () => lost, mergeTexts)
  const keeper = new DraftKeeper(saver, store(), text)
  keeper.start()
  if (typed !== null) saver.change(typed)
  await keeper.settled()
  await restoreDraft(of, { saver, keeper, store: store(), merge: mergeTexts })
  const others = (await store().list(text)).filter(({ id }) => id !== keeper.id)
  const own = await store().get(keeper.id)
  return {
    state: saver.getState(),
    own: own?.html,
    others: others.map(({ kind, html, base }) => [kind, html, base.html]),
  }
}

it('brings a text back over the version that it was written over', async () => {
  const base = version(1, 'один', 'два')
  expect(await restore(draft('unsaved', ['один', 'два, мой'], base), base)).toMatchObject({
    state: { status: 'dirty', base: { version: 1 }, draft: write(['один', 'два, мой']) },
    own: write(['один', 'два, мой']),
    others: [],
  })
})

it('merges a text with what the server has got since', async () => {
  const of = draft('unsaved', ['один', 'два, мой'], version(1, 'один', 'два'))
  expect(await restore(of, version(4, 'один, их', 'два'))).toMatchObject({
    state: { status: 'dirty', base: { version: 4 }, draft: write(['один, их', 'два, мой']) },
    own: write(['один, их', 'два, мой']),
    others: [],
  })
})

it('asks where the same block was changed on the server', async () => {
  const of = draft('unsaved', ['мой'], version(1, 'один'))
  expect(await restore(of, version(4, 'их'))).toMatchObject({
    state: { status: 'conflict', draft: write(['мой']), theirs: { version: 4 } },
    own: write(['мой']),
    others: [],
  })
})

it('merges a text with what is typed on the page', async () => {
  const base = version(1, 'один', 'два')
  const typed = write(['один, новый', 'два'])
  expect(await restore(draft('unsaved', ['один', 'два, мой'], base), base, typed)).toMatchObject({
    state: { status: 'dirty', draft: write(['один, новый', 'два, мой']) },
    own: write(['один, новый', 'два, мой']),
    others: [],
  })
})

it('makes a draft of what is typed on the page where both cannot be one', async () => {
  const base = version(1, 'один')
  expect(await restore(draft('unsaved', ['мой'], base), base, write(['новый']))).toMatchObject({
    state: { status: 'dirty', draft: write(['мой']) },
    own: write(['мой']),
    others: [['unsaved', write(['новый']), base.html]],
  })
})

it('lets a choice be made again: what was replaced comes back, and what replaced it is kept', async () => {
  const replacing = version(1, 'мой')
  expect(await restore(draft('replaced', ['их'], replacing), version(2, 'мой'))).toMatchObject({
    state: { status: 'dirty', draft: write(['их']) },
    others: [['replaced', write(['мой']), write(['их'])]],
  })
})

it('keeps what others have written since a choice', async () => {
  const of = draft('declined', ['мой', 'два'], version(1, 'их', 'два'))
  expect(await restore(of, version(2, 'их', 'два, новый'))).toMatchObject({
    state: { status: 'dirty', draft: write(['мой', 'два, новый']) },
  })
})

it('has nothing to keep when the server has it all', async () => {
  const of = draft('unsaved', ['мой'], version(1, 'один'))
  expect(await restore(of, version(2, 'мой'))).toMatchObject({
    state: { status: 'clean' },
    own: undefined,
    others: [],
  })
})

it('leaves a draft alone that another page holds, or has taken', async () => {
  const base = version(1, 'один')
  const of = draft('unsaved', ['мой'], base)
  const saver = new Saver(base, async () => lost, mergeTexts)
  const keeper = new DraftKeeper(saver, store(), text)
  const page = { saver, keeper, store: store(), merge: mergeTexts }
  expect(await restoreDraft(of, page)).toBe(false)

  await store().put(of)
  const release = holdLock(of.id)
  await expect.poll(() => findHeld([of.id])).toContain(of.id)
  expect(await restoreDraft(of, page)).toBe(false)
  release()
  expect(saver.getState().status).toBe('clean')
  expect(await store().get(of.id)).not.toBeNull()
})
