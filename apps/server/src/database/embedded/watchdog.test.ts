import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchDatabase } from './watchdog.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function watch(ping: () => Promise<unknown>): {
  timeouts: () => number
  reset: () => void
  stop: () => void
} {
  let count = 0
  const watchdog = watchDatabase({
    ping,
    intervalMs: 10_000,
    timeoutMs: 30_000,
    onTimeout: () => {
      count += 1
    },
  })
  return { timeouts: () => count, reset: () => watchdog.reset(), stop: () => watchdog.stop() }
}

const never = (): Promise<never> => new Promise(() => {})

it('says nothing while the database answers', async () => {
  const { timeouts } = watch(() => Promise.resolve())
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(timeouts()).toBe(0)
})

it('gives up once when the database has not answered for 30 s since it was asked', async () => {
  const { timeouts } = watch(never)
  await vi.advanceTimersByTimeAsync(39_999)
  expect(timeouts()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(timeouts()).toBe(1)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(timeouts()).toBe(1)
})

it('gives up when every ping fails', async () => {
  const { timeouts } = watch(() => Promise.reject(new Error('Connection terminated')))
  await vi.advanceTimersByTimeAsync(40_000)
  expect(timeouts()).toBe(1)
})

it('is content when others are answered while its own ping waits behind theirs', async () => {
  const { timeouts, reset } = watch(never)
  for (let second = 0; second < 3600; second += 20) {
    await vi.advanceTimersByTimeAsync(20_000)
    reset()
  }
  expect(timeouts()).toBe(0)
})

it('takes a machine that slept for an hour for no silence', async () => {
  const { timeouts } = watch(() => Promise.resolve())
  await vi.advanceTimersByTimeAsync(20_000)
  vi.setSystemTime(Date.now() + 3_600_000)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(timeouts()).toBe(0)
})

it('is quiet after it was stopped', async () => {
  const { timeouts, stop } = watch(never)
  await vi.advanceTimersByTimeAsync(20_000)
  stop()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(timeouts()).toBe(0)
})
