import * as fc from 'fast-check'

const given = import.meta.env as Readonly<Record<string, string | undefined>>

/**
 * Holds a property to so many cases. They are the same each time, so that a run that fails says something of what has been
 * changed; `SEED=…` tries others, and `RUNS=…` so many for each law.
 */
export function holdLaw<Case>(law: fc.IProperty<Case>, runs?: number, examples?: Case[]): void
export function holdLaw<Case>(law: fc.IAsyncProperty<Case>, runs?: number, examples?: Case[]): Promise<void>
export function holdLaw<Case>(
  law: fc.IProperty<Case> | fc.IAsyncProperty<Case>,
  runs = 300,
  examples: Case[] = [],
): void | Promise<void> {
  const settings = {
    seed: Number(given['VITE_SEED'] ?? 1),
    numRuns: Number(given['VITE_RUNS'] ?? runs),
    examples,
  }
  return fc.assert<Case>(law as fc.IRawProperty<Case>, settings)
}
