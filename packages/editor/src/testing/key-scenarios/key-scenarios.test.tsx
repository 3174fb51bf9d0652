import { describe, expect, it } from 'vitest'
import { writeEnd } from './caret.ts'
import { playScenario } from './play-scenario.ts'
import { scenarios, type Scenario } from './scenario.ts'
import { waiting } from './waiting.ts'

const waits: ReadonlySet<number> = new Set(Object.values(waiting).flat())

describe('keys that users of the older editor are used to', () => {
  it.each(scenarios.filter(({ number }) => !waits.has(number)))(
    'do the same here: $number $group: $keys in $start',
    play,
  )
})

describe('keys that wait for a part of the field', () => {
  it.fails.each(scenarios.filter(({ number }) => waits.has(number)))('$number $group: $keys in $start', play)
})

async function play({ start, keys, end }: Scenario): Promise<void> {
  expect(await playScenario(start, keys)).toBe(writeEnd(end))
}
