import { expect, it, onTestFinished } from 'vitest'
import { findHeld, holdLock, onDraftsAnnounced } from '../drafts/between-tabs.ts'
import { holdFormDraft, withoutForeign } from './form-draft-lock.ts'
import { draftOf } from '../testing/draft-of.ts'

const id = 'task-1-comment-new.lock'

/** Notes for each announcement whether the draft is offered on this page and whether its lock is held. */
function noteAnnouncements(): { isOffered: boolean; isHeld: boolean }[] {
  const notes: { isOffered: boolean; isHeld: boolean }[] = []
  const look = async (): Promise<void> => {
    const isHeld = (await findHeld([id])).has(id)
    notes.push({ isOffered: (await withoutForeign([draftOf({ id })])).length === 1, isHeld })
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

it('a draft that a form has left is announced once the browser has let go of its lock, and not before', async () => {
  const letGo = await takeLock()
  const notes = noteAnnouncements()
  const left = holdFormDraft(id)(() => Promise.resolve())
  await passMoment()
  expect(notes).toEqual([])
  letGo()
  await left
  await expect.poll(() => notes).toEqual([{ isOffered: true, isHeld: false }])
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
