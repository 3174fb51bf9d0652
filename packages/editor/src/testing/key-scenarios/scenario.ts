import recorded from '../corpus/key-scenarios.json' with { type: 'json' }
import { decisions, newerHabits } from './decisions.ts'

/** What keys do in the older editor: `end` where its versions 35 and 48 agree, else an end of each. */
interface Recorded {
  readonly group: string
  readonly start: string
  readonly keys: string
  readonly end?: string
  readonly v35?: string
  readonly v48?: string
}

/** A recorded scenario with the end that we promise. */
export interface Scenario {
  /** Its place in the recording, from 0. */
  readonly number: number
  readonly group: string
  /** HTML with `|` for the caret. */
  readonly start: string
  readonly keys: string
  /** HTML with `^` for the caret, or followed by three spaces and the selection in brackets. */
  readonly end: string
}

const newer: ReadonlySet<number> = new Set(newerHabits.flatMap(({ scenarios }) => scenarios))
const decided: Readonly<Record<number, string>> = Object.assign(
  {},
  ...decisions.map(({ scenarios }) => scenarios),
)

export const scenarios: readonly Scenario[] = (recorded as readonly Recorded[]).map((scenario, number) => {
  const { group, start, keys } = scenario
  return { number, group, start, keys, end: decided[number] ?? recordedEnd(scenario, newer.has(number)) }
})

/** What users are used to: the version that wrote the existing data, unless the newer one is clearly better. */
function recordedEnd({ end, v35, v48 }: Recorded, followNewer: boolean): string {
  // What stands in further lines was noted on the way.
  return (end ?? (followNewer ? v48 : v35) ?? '').split('\n')[0] ?? ''
}
