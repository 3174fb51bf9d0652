import type { Feature } from '../feature/feature.ts'
import { findShortcut } from './find-shortcut.ts'
import type { ToolbarItem } from './toolbar-item.ts'
import { toolbarItemsOf } from './toolbar-items.ts'

/** A toolbar as a list of item names; `|` parts the groups. */
export type ToolbarLayout<Name extends string = string> = readonly (Name | '|')[]

/** Which items of a toolbar that is too narrow go behind its last button. */
export interface ToolbarOverflow<Name extends string = string> {
  /** The items that never go. */
  readonly kept: ReadonlySet<Name>
  /** The rarest, in the order in which they go; the others follow from the end of the toolbar on. */
  readonly first: readonly Name[]
}

/** An item with the key of its command, if it has one. */
export interface ToolbarEntry {
  readonly item: ToolbarItem
  readonly shortcut: string | null
}

export type ToolbarGroup = readonly ToolbarEntry[]

/** Where an item stands besides the layout: beside another, or else after a line at the end. */
export interface ItemPlace {
  readonly before?: string
  readonly after?: string
}

/** Finds the items that a layout names among those of the features. */
export function resolveToolbar(layout: ToolbarLayout, features: readonly Feature[]): readonly ToolbarGroup[] {
  const groups: ToolbarEntry[][] = [[]]
  for (const name of layout) {
    const entry = findEntry(name, features)
    if (name === '|') groups.push([])
    else if (entry) groups.at(-1)?.push(entry)
  }
  return groups.filter(group => group.length > 0)
}

/** Finds the item of a name; `null` where no feature has it. */
export function findEntry(name: string, features: readonly Feature[]): ToolbarEntry | null {
  const item = toolbarItemsOf(features).find(named => named.name === name)
  return item ? { item, shortcut: shortcutOf(item, features) } : null
}

/** An item that joins a toolbar. */
export interface PlacedEntry {
  readonly entry: ToolbarEntry
  readonly place: ItemPlace
}

/**
 * Puts further items into a toolbar. One with the name of an item that is there takes its place; one without a place,
 * or beside an item that is not there, goes to the end.
 */
export function placeEntries(
  groups: readonly ToolbarGroup[],
  entries: readonly PlacedEntry[],
): readonly ToolbarGroup[] {
  const placed = [...groups, []].map(group => [...group])
  /** The item that joined last after another: the next one comes after it. */
  const joined = new Map<string, string>()
  for (const { entry, place } of entries) {
    const { after } = place
    placeEntry(placed, entry, after === undefined ? place : { ...place, after: joined.get(after) ?? after })
    if (after !== undefined) joined.set(after, entry.item.name)
  }
  return placed.filter(group => group.length > 0)
}

function placeEntry(groups: readonly ToolbarEntry[][], entry: ToolbarEntry, place: ItemPlace): void {
  const { before, after } = place
  const former = findSpot(groups, entry.item.name)
  former?.group.splice(former.index, 1)
  const neighbour = findSpot(groups, before ?? after)
  if (neighbour) neighbour.group.splice(neighbour.index + (before === undefined ? 1 : 0), 0, entry)
  else if (former) former.group.splice(former.index, 0, entry)
  else groups.at(-1)?.push(entry)
}

interface Spot {
  readonly group: ToolbarEntry[]
  readonly index: number
}

function findSpot(groups: readonly ToolbarEntry[][], name: string | undefined): Spot | null {
  for (const group of groups) {
    const index = group.findIndex(({ item }) => item.name === name)
    if (index >= 0) return { group, index }
  }
  return null
}

function shortcutOf(item: ToolbarItem, features: readonly Feature[]): string | null {
  return item.run ? findShortcut(features, item.run) : null
}
