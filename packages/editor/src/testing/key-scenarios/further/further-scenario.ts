/** What keys do: where the caret stands before (`|`), the keys, and the end (`^`), as in the recorded scenarios. */
export type FurtherScenario = readonly [start: string, keys: string, end: string]
