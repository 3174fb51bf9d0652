import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdLaw } from './hold-law.ts'

describe('a law', () => {
  let tried = 0

  beforeEach(() => {
    tried = 0
    vi.useFakeTimers({ toFake: ['performance', 'Date'] })
    vi.stubEnv('VITE_RUNS', undefined)
    // However long the tests before these have taken.
    vi.stubEnv('VITE_BEGAN', String(Date.now()))
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })

  /** Each case takes a second. */
  const tryCase = (): void => {
    tried += 1
    vi.advanceTimersByTime(1000)
  }

  it('is held to as many cases as are asked for', () => {
    holdLaw(fc.property(fc.nat(), tryCase), 8)
    expect(tried).toBe(8)
  })

  it('tries no more cases when its time is over', async () => {
    holdLaw(fc.property(fc.nat(), tryCase), 100)
    expect(tried).toBe(10)
    await holdLaw(
      fc.asyncProperty(fc.nat(), async () => tryCase()),
      100,
    )
    expect(tried).toBe(20)
  })

  it('has less time once the tests have taken long', () => {
    vi.advanceTimersByTime(9 * 60_000)
    holdLaw(fc.property(fc.nat(), tryCase), 100)
    expect(tried).toBe(1)
  })

  it('is tried once even if its time is over before the first case is made', () => {
    const slow = fc.nat().map(() => vi.advanceTimersByTime(20_000))
    holdLaw(fc.property(slow, tryCase), 100)
    expect(tried).toBe(1)
  })

  it('is tried as often as the environment says, however long that takes', () => {
    vi.stubEnv('VITE_RUNS', '20')
    holdLaw(fc.property(fc.nat(), tryCase), 100)
    expect(tried).toBe(20)
  })

  it('is broken by a case that it had time for', () => {
    const breaks = (): void => {
      tryCase()
      expect(tried).toBeLessThan(10)
    }
    expect(() => holdLaw(fc.property(fc.nat(), breaks), 100)).toThrow('Property failed after 10 tests')
  })
})
