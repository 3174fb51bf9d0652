import * as fc from 'fast-check'

const given = import.meta.env as Readonly<Record<string, string | undefined>>

const loaded = Date.now()

/** When all tests began, in ms since 1970: with `npm test`, or with the file that holds the first law. */
const began = (): number => Number(given['VITE_BEGAN'] ?? loaded)

/** How long a law tries cases, in ms: less where the tests before it have taken long already. */
const timeOfLaw = (): number => (Date.now() - began() < 8 * 60_000 ? 10_000 : 1_000)

/**
 * Holds a property to so many cases, or to those that it comes to in ten seconds, or in one once `npm test` has run for eight minutes:
 * on a machine that is many times slower than others all laws together still end. It tries one case at least. The cases are the same each
 * time, so that a run that fails says something of what has been changed; `SEED=…` tries others, and `RUNS=…` so many for each law,
 * however long they take.
 */
export function holdLaw<Case>(law: fc.IProperty<Case>, runs?: number, examples?: Case[]): void
export function holdLaw<Case>(law: fc.IAsyncProperty<Case>, runs?: number, examples?: Case[]): Promise<void>
export function holdLaw<Case>(
  law: fc.IProperty<Case> | fc.IAsyncProperty<Case>,
  runs = 300,
  examples: Case[] = [],
): void | Promise<void> {
  const isAsked = given['VITE_RUNS'] !== undefined
  const settings = {
    seed: Number(given['VITE_SEED'] ?? 1),
    numRuns: Number(given['VITE_RUNS'] ?? runs),
    examples,
    plugins: isAsked ? [] : [endAfter<Case>(timeOfLaw())],
  }
  return fc.assert<Case>(law as fc.IRawProperty<Case>, settings)
}

/** Begins no second case when the time is over. The library's own plugin leaves the case that is being tried to itself, and what that shows to the next test. */
function endAfter<Case>(time: number): fc.Plugin<Case> {
  return () => {
    const end = performance.now() + time
    let begun = 0
    return {
      decorateRun: run => value => {
        begun += 1
        return begun === 1 || performance.now() < end ? run(value) : new fc.PreconditionFailure(true)
      },
    }
  }
}
