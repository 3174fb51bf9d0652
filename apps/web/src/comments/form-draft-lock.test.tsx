import { expect, it, onTestFinished } from 'vitest'
import { findHeld, holdLock, onDraftsAnnounced } from '../drafts/between-tabs.ts'
import { holdFormDraft, withoutForeign } from './form-draft-lock.ts'
import { draftOf } from '../testing/draft-of.ts'

const id = 'task-1-comment-new.lock'

it('a draft that a form has left is announced once the browser has let go of its lock, and not before', async () => {
  // As long as this holds the lock, it is as if the browser had not yet let go of that of the form.
  const letGo = holdLock(id)
  await expect.poll(() => findHeld([id])).toContain(id)
  const offered: boolean[] = []
  const look = async (): Promise<void> => {
    offered.push((await withoutForeign([draftOf({ id })])).length === 1)
  }
  onTestFinished(onDraftsAnnounced(() => void look()))
  const leave = holdFormDraft(id)
  // The form's own page offers it.
  await expect.poll(() => offered).toEqual([true])
  const left = leave(() => Promise.resolve())
  // Time for what must not come.
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(offered).toHaveLength(1)
  letGo()
  await left
  await expect.poll(() => offered).toEqual([true, true])
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
