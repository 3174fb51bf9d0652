import grid from '../corpus/key-grid.json' with { type: 'json' }
import single from '../corpus/key-scenarios.json' with { type: 'json' }
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
  /** Its place in `key-scenarios.json`, from 0, or in `key-grid.json`, from 1000. */
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

export const scenarios: readonly Scenario[] = [
  ...(single as readonly Recorded[]).map((recorded, index) => promise(index, recorded)),
  ...(grid as readonly Recorded[]).map((recorded, index) => promise(1000 + index, recorded)),
]

function promise(number: number, recorded: Recorded): Scenario {
  const { group, start, keys } = recorded
  return { number, group, start, keys, end: decided[number] ?? recordedEnd(recorded, newer.has(number)) }
}

/** What users are used to: the version that wrote the existing data, unless the newer one is clearly better. */
function recordedEnd({ end, v35, v48 }: Recorded, followNewer: boolean): string {
  // What was noted on the way stands below.
  return (end ?? (followNewer ? v48 : v35) ?? '').split('\n   data:')[0] ?? ''
}
