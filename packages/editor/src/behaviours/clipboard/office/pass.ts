import type { PastedElement, PastedTree } from './pasted-tree.ts'
import type { StyleSheet } from './style-sheet.ts'

/** One thing that is done to what was pasted. */
export interface Pass {
  readonly run: (body: PastedElement, sheet: StyleSheet) => void
  /** Whether what is pasted holds anything that it changes; without it, it runs on all. */
  readonly isAbout?: (holds: PastedTree['holds']) => boolean
}
