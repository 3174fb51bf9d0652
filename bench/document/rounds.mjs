import { measuredSteps } from './steps.mjs'

/**
 * Runs every step once and gives their times in ms. `run(step)` runs one, perhaps in another process; `clock()` gives
 * the processor time spent so far.
 */
export async function runRound(run, clock) {
  const times = {}
  for (const step of ['parse', 'read', 'write', 'type', 'rewrite']) {
    const started = await clock()
    await run(step)
    times[step] = (await clock()) - started
  }
  return times
}

/** Runs rounds until they have taken `enough` ms, at least five, and gives median and best of each step. */
export async function runRounds(run, clock, enough = 3000) {
  const rounds = []
  for (let spent = 0; rounds.length < 5 || spent < enough;) {
    const round = await runRound(run, clock)
    rounds.push(round)
    for (const time of Object.values(round)) spent += time
  }
  const summary = measuredSteps.map(step => [step, middleAndBest(rounds.map(round => round[step]))])
  return { rounds: rounds.length, ...Object.fromEntries(summary) }
}

function middleAndBest(times) {
  const sorted = times.toSorted((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)], best: sorted[0] }
}
