import type { ToolbarGroup } from '../core/toolbar/toolbar-layout.ts'

/** Parts groups after a number of items; a group may be split, and empty ones are left out. */
export function splitGroups(
  groups: readonly ToolbarGroup[],
  count: number,
): { shown: readonly ToolbarGroup[]; hidden: readonly ToolbarGroup[] } {
  const shown: ToolbarGroup[] = []
  const hidden: ToolbarGroup[] = []
  let left = count
  for (const group of groups) {
    if (left > 0) shown.push(group.slice(0, left))
    if (group.length > left) hidden.push(group.slice(Math.max(0, left)))
    left -= group.length
  }
  return { shown, hidden }
}
