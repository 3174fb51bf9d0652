import { expect, it } from 'vitest'
import { writeEnd } from './caret.ts'
import { playScenario } from './play-scenario.ts'
import { scenarios } from './scenario.ts'

it.each(scenarios)(
  'keys that users of the older editor are used to do the same here: $number $group: $keys in $start',
  async ({ start, keys, end }) => {
    expect(await playScenario(start, keys)).toBe(writeEnd(end))
  },
)
