import type { ToolbarGroup } from '../core/toolbar/toolbar-layout.ts'

/** Parts groups by the names of the items that are hidden; a group may be split, and empty ones are left out. */
export function splitGroups(
  groups: readonly ToolbarGroup[],
  hidden: ReadonlySet<string>,
): { shown: readonly ToolbarGroup[]; hidden: readonly ToolbarGroup[] } {
  const only = (isHidden: boolean): readonly ToolbarGroup[] =>
    groups
      .map(group => group.filter(({ item }) => hidden.has(item.name) === isHidden))
      .filter(group => group.length > 0)
  return { shown: only(false), hidden: only(true) }
}
