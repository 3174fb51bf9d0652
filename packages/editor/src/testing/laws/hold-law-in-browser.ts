import * as fc from 'fast-check'
import type { TestContext } from 'vitest'
import { cdp } from 'vitest/browser'

const { VITE_SEED: givenSeed, VITE_RUNS: givenRuns } = import.meta.env as Readonly<
  Record<string, string | undefined>
>

const seed = Number(givenSeed ?? Math.trunc(Math.random() * 0x7fffffff))

/** How many cases are tried before the clock is read again. */
const batch = 10

/** A small case is looked for no longer than this, in milliseconds: each is drawn on the page. */
const longestSearch = 30_000

/**
 * Holds a property to as many cases as so much processor time of the browser allows, in milliseconds, or to `RUNS`; returns
 * how many. `SEED` tries the same cases again.
 */
export async function holdLawInBrowser<Case>(
  property: fc.IProperty<Case>,
  time: number,
  { annotate }: TestContext,
): Promise<number> {
  await annotate(`SEED=${seed}`)
  const runs = givenRuns === undefined ? Infinity : Number(givenRuns)
  const end = (await processorTime()) + (givenRuns === undefined ? time : Infinity)
  let tried = 0
  while (tried < runs && (tried === 0 || (await processorTime()) < end)) {
    fc.assert(property, {
      seed: seed + tried,
      numRuns: Math.min(batch, runs - tried),
      plugins: [fc.interruptAfterTimeLimit(longestSearch)],
    })
    tried += batch
  }
  return tried
}

async function processorTime(): Promise<number> {
  const session = cdp()
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ProcessTime')?.value ?? 0) * 1000
}
