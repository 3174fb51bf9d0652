import { expect, it, onTestFinished } from 'vitest'
import { findHeld, holdLock, onDraftsAnnounced } from '../drafts/between-tabs.ts'
import { holdFormDraft, partForeign } from './form-draft-lock.ts'
import { draftOf } from '../testing/draft-of.ts'

const id = 'task-1-comment-new.lock'

/** Notes for each announcement whether the draft is offered on this page and whether its lock is held. */
function noteAnnouncements(): { isOffered: boolean; isHeld: boolean }[] {
  const notes: { isOffered: boolean; isHeld: boolean }[] = []
  const look = async (): Promise<void> => {
    const isHeld = (await findHeld([id])).has(id)
    notes.push({ isOffered: (await partForeign([draftOf({ id })])).offered.length === 1, isHeld })
  }
  onTestFinished(onDraftsAnnounced(() => void look()))
  return notes
}

/** Holds the lock: it is as if the browser took its time with what a form asks for. */
async function takeLock(): Promise<() => void> {
  const letGo = holdLock(id)
  await expect.poll(() => findHeld([id])).toContain(id)
  return letGo
}

/** Time for what must not come. */
const passMoment = () => new Promise(resolve => setTimeout(resolve, 50))

it('a draft is held until all that its form has written stands on the device', async () => {
  const leave = holdFormDraft(id)
  await expect.poll(() => findHeld([id])).toContain(id)
  let write = (): void => undefined
  const left = leave(() => new Promise(resolve => (write = resolve)))
  await passMoment()
  expect([...(await findHeld([id]))]).toEqual([id])
  write()
  await left
  await expect.poll(() => findHeld([id])).toEqual(new Set())
})

it('a draft stays one of this page while a second form of the same id holds it', async () => {
  const leave = holdFormDraft(id)
  const leaveAgain = holdFormDraft(id)
  await leave(() => Promise.resolve())
  await expect.poll(() => findHeld([id])).toContain(id)
  const { offered, foreign } = await partForeign([draftOf({ id })])
  expect([offered.length, foreign.length]).toEqual([1, 0])
  await leaveAgain(() => Promise.resolve())
})

it('tells drafts that another page writes from those that may be offered', async () => {
  const letGo = await takeLock()
  const drafts = [draftOf({ id }), draftOf({ id: 'task-1-comment-new.left' })]
  expect(await partForeign(drafts)).toEqual({ offered: [drafts[1]], foreign: [drafts[0]] })
  letGo()
})

it('a draft that a form writes is announced once its lock is held', async () => {
  const letGo = await takeLock()
  const notes = noteAnnouncements()
  const leave = holdFormDraft(id)
  await passMoment()
  expect(notes).toEqual([])
  letGo()
  await expect.poll(() => notes).toEqual([{ isOffered: true, isHeld: true }])
  await leave(() => Promise.resolve())
})

it('those that only wait for a lock do not hold a draft', async () => {
  let letGo = (): void => undefined
  const waits = new Promise<void>(resolve => (letGo = resolve))
  const done = navigator.locks.request(`taskfield-draft ${id}`, { mode: 'shared' }, () => waits)
  await expect.poll(async () => (await navigator.locks.query()).held?.length).toBeGreaterThan(0)
  expect([...(await findHeld([id]))]).toEqual([])
  letGo()
  await done
})
