import { expect, it } from 'vitest'
import { nextAttemptAt } from './next-attempt.ts'
import type { SavingState } from './saving-state.ts'

const base = { html: '', version: 1, updatedAt: '2026-11-20T14:05:00Z' }

const dirty = (since: number, changedAt: number): SavingState => ({
  status: 'dirty',
  base,
  draft: 'a',
  since,
  changedAt,
})

const failed = (attempts: number, passes: boolean): SavingState => ({
  status: 'failed',
  base,
  draft: 'a',
  sent: null,
  attempts,
  problem: { message: '', passes },
  failedAt: 0,
})

it('saves a second after the last change', () => {
  expect(nextAttemptAt(dirty(0, 700))).toBe(1700)
})

it('saves at the latest five seconds after the first change', () => {
  expect(nextAttemptAt(dirty(0, 4900))).toBe(5000)
})

it.each([
  [1, 1000],
  [2, 2000],
  [3, 4000],
  [6, 30_000],
  [1000, 30_000],
])('after failure number %d tries again in %d ms', (attempts, wait) => {
  expect(nextAttemptAt(failed(attempts, true))).toBe(wait)
})

it('does not send again what was refused for good', () => {
  expect(nextAttemptAt(failed(1, false))).toBeNull()
})

it('has nothing to send when all is saved', () => {
  expect(nextAttemptAt({ status: 'saved', base })).toBeNull()
})
