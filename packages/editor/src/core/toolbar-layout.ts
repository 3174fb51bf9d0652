import type { Feature } from './feature.ts'
import { findShortcut } from './shortcut.ts'
import type { ToolbarItem } from './toolbar-item.ts'

/** A toolbar as a list of item names; `|` parts the groups. */
export type ToolbarLayout<Name extends string = string> = readonly (Name | '|')[]

/** An item with the key of its command, if it has one. */
export interface ToolbarEntry {
  readonly item: ToolbarItem
  readonly shortcut: string | null
}

export type ToolbarGroup = readonly ToolbarEntry[]

/** Finds the items that a layout names among those of the features. */
export function resolveToolbar(layout: ToolbarLayout, features: readonly Feature[]): readonly ToolbarGroup[] {
  const items = new Map(
    features.flatMap(({ toolbarItems = [] }) => toolbarItems.map(item => [item.name, item])),
  )
  const groups: ToolbarEntry[][] = [[]]
  for (const name of layout) {
    const item = items.get(name)
    if (name === '|') groups.push([])
    else if (item) groups.at(-1)?.push({ item, shortcut: shortcutOf(item, features) })
  }
  return groups.filter(group => group.length > 0)
}

function shortcutOf(item: ToolbarItem, features: readonly Feature[]): string | null {
  return 'run' in item && item.run ? findShortcut(features, item.run) : null
}
