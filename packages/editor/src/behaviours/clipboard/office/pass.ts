import type { PastedElement } from './tree/pasted-tree.ts'
import type { StyleSheet } from './looks/style-sheet.ts'

/** What is done to a whole text that was copied. */
export interface Pass {
  readonly convert: (body: PastedElement, sheet: StyleSheet) => void
  /** There is nothing to do in a text without such a name of an element, an attribute or a style, and without such a condition. */
  readonly needs?: RegExp
}

/** Whether a text has what a pass changes. */
export function isNeeded({ needs }: Pass, names: ReadonlySet<string>): boolean {
  return !needs || [...names].some(name => needs.test(name))
}
