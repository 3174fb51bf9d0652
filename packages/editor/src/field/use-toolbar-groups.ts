import { useMemo } from 'react'
import type { Feature } from '../core/feature/feature.ts'
import { placeEntries, resolveToolbar, type ToolbarGroup } from '../core/toolbar/toolbar-layout.ts'
import type { FieldHandle } from './handle.ts'
import type { EditorController } from './editor-controller.ts'
import { entriesOf } from './injected-entries.tsx'
import type { InjectedItem } from './injected-item.tsx'
import { commentToolbar, fullToolbar } from './toolbars.ts'

interface ToolbarParts {
  readonly mode: 'full' | 'comment'
  readonly features: readonly Feature[]
  readonly handle: FieldHandle
  readonly injectItems: readonly InjectedItem[] | undefined
  readonly editor: EditorController
}

/** The toolbar of a mode, as far as the field has the features for it, with the items of the host. */
export function useToolbarGroups({
  mode,
  features,
  handle,
  injectItems = noItems,
  editor,
}: ToolbarParts): readonly ToolbarGroup[] {
  return useMemo(() => {
    const layout = mode === 'full' ? fullToolbar : commentToolbar
    return placeEntries(
      resolveToolbar(layout, features),
      entriesOf(injectItems, features, { field: handle, onError: editor.onError }),
    )
  }, [mode, features, handle, injectItems, editor])
}

const noItems: readonly InjectedItem[] = []
