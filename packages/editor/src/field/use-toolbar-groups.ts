import { useMemo } from 'react'
import { placeEntries, resolveToolbar, type ToolbarGroup } from '../core/toolbar/toolbar-layout.ts'
import { features } from './features.ts'
import type { FieldHandle } from './handle.ts'
import { entriesOf } from './injected-entries.tsx'
import type { InjectedItem } from './injected-item.tsx'
import { commentToolbar, fullToolbar } from './toolbars.ts'

const toolbars = {
  full: resolveToolbar(fullToolbar, features),
  comment: resolveToolbar(commentToolbar, features),
}

/** The toolbar of a mode, with the items of the host. */
export function useToolbarGroups(
  handle: FieldHandle,
  mode: 'full' | 'comment',
  injectItems: readonly InjectedItem[] | undefined,
): readonly ToolbarGroup[] {
  return useMemo(
    () => placeEntries(toolbars[mode], entriesOf(injectItems ?? [], handle)),
    [handle, mode, injectItems],
  )
}
