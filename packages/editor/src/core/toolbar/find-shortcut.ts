import type { Command } from 'prosemirror-state'
import type { Feature } from '../feature/feature.ts'
import { linksOf } from '../feature/key-chain.ts'

/** The first key bound to a command; `null` when there is none. */
export function findShortcut(features: readonly Feature[], command: Command): string | null {
  for (const { content, keymap } of features) {
    const keys = Object.entries({ ...content?.keymap, ...keymap })
    const entry = keys.find(([, bound]) => linksOf(bound).includes(command))
    if (entry) return entry[0]
  }
  return null
}
