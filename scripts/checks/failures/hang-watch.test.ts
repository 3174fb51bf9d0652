import { expect, it, vi } from 'vitest'
import { watchForHang } from './hang-watch.mjs'

it('tells of a run that has been silent for as long as its limit, once', () => {
  vi.useFakeTimers()
  const told = vi.fn<() => void>()
  const watch = watchForHang(1000, told)
  vi.advanceTimersByTime(999)
  watch.alive()
  vi.advanceTimersByTime(999)
  expect(told).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(told).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

it('says nothing of a run that has ended', () => {
  vi.useFakeTimers()
  const told = vi.fn<() => void>()
  watchForHang(1000, told).end()
  vi.advanceTimersByTime(5000)
  expect(told).not.toHaveBeenCalled()
  vi.useRealTimers()
})
