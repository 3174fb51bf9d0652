import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchDatabase } from './watchdog.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function watch(ask: () => Promise<unknown>): { cries: () => number; heard: () => void; stop: () => void } {
  let count = 0
  const watchdog = watchDatabase({
    ask,
    everyMs: 10_000,
    silentForMs: 30_000,
    onSilence: () => {
      count += 1
    },
  })
  return { cries: () => count, heard: () => watchdog.heard(), stop: () => watchdog.stop() }
}

const never = (): Promise<never> => new Promise(() => {})

it('says nothing while the database answers', async () => {
  const { cries } = watch(() => Promise.resolve())
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(cries()).toBe(0)
})

it('cries once when the database has not answered for 30 s since it was asked', async () => {
  const { cries } = watch(never)
  await vi.advanceTimersByTimeAsync(39_999)
  expect(cries()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(cries()).toBe(1)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(cries()).toBe(1)
})

it('cries when every question fails', async () => {
  const { cries } = watch(() => Promise.reject(new Error('Connection terminated')))
  await vi.advanceTimersByTimeAsync(40_000)
  expect(cries()).toBe(1)
})

it('is content when others are answered while its own question waits behind theirs', async () => {
  const { cries, heard } = watch(never)
  for (let second = 0; second < 3600; second += 20) {
    await vi.advanceTimersByTimeAsync(20_000)
    heard()
  }
  expect(cries()).toBe(0)
})

it('takes a machine that slept for an hour for no silence', async () => {
  const { cries } = watch(() => Promise.resolve())
  await vi.advanceTimersByTimeAsync(20_000)
  vi.setSystemTime(Date.now() + 3_600_000)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(cries()).toBe(0)
})

it('is quiet after it was stopped', async () => {
  const { cries, stop } = watch(never)
  await vi.advanceTimersByTimeAsync(20_000)
  stop()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(cries()).toBe(0)
})
