import * as fc from 'fast-check'

/** `SEED` tries the same cases again, `RUNS` as many for each law as it says. */
const given = { seed: process.env['SEED'], runs: process.env['RUNS'] }

const seed = Number(given.seed ?? Math.trunc(Math.random() * 0x7fffffff))

/** How many cases are tried before the clock is read again. */
const batch = 20

process.stdout.write(`SEED=${seed}\n`)

/** Holds a property to as many cases as so much processor time allows, in milliseconds, or to `RUNS`; returns how many. */
export function holdLaw<Case>(property: fc.IProperty<Case>, time: number): number {
  if (given.runs !== undefined) {
    fc.assert(property, { seed, numRuns: Number(given.runs) })
    return Number(given.runs)
  }
  const end = processorTime() + time
  let batches = 0
  while (batches === 0 || processorTime() < end) {
    fc.assert(property, { seed: seed + batches, numRuns: batch })
    batches++
  }
  return batches * batch
}

/** Holds a property to so many cases, or to `RUNS`; returns how many. */
export function holdLawTimes<Case>(property: fc.IProperty<Case>, runs: number): number {
  const numRuns = Number(given.runs ?? runs)
  fc.assert(property, { seed, numRuns })
  return numRuns
}

function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
