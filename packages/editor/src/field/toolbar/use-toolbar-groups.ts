import { useMemo } from 'react'
import type { Feature } from '../../core/feature/feature.ts'
import { placeEntries, resolveToolbar, type ToolbarGroup } from '../../core/toolbar/toolbar-layout.ts'
import type { FieldHandle } from '../handle.ts'
import type { EditorController } from '../editor-controller.ts'
import { entriesOf } from '../host/injected-entries.tsx'
import type { HostFeature } from '../host/host-feature.ts'
import { itemsOf } from '../host/host-features.ts'
import type { InjectedItem } from '../host/injected-item.tsx'
import type { RichTextFieldProps } from '../rich-text-field-props.tsx'
import { commentToolbar, fullToolbar } from './toolbars.ts'

interface ToolbarParts {
  readonly mode: 'full' | 'comment'
  readonly features: readonly Feature[]
  readonly handle: FieldHandle
  readonly editor: EditorController
}

type HostItems = Pick<RichTextFieldProps, 'injectItems' | 'hostFeatures'>

/** The toolbar of a mode, as far as the field has the features for it, with the items of the host. */
export function useToolbarGroups(
  { injectItems = noItems, hostFeatures = noFeatures }: HostItems,
  { mode, features, handle, editor }: ToolbarParts,
): readonly ToolbarGroup[] {
  return useMemo(() => {
    const layout = mode === 'full' ? fullToolbar : commentToolbar
    return placeEntries(
      resolveToolbar(layout, features),
      entriesOf([...itemsOf(hostFeatures), ...injectItems], features, {
        field: handle,
        onError: editor.onError,
      }),
    )
  }, [mode, features, handle, injectItems, hostFeatures, editor])
}

const noItems: readonly InjectedItem[] = []
const noFeatures: readonly HostFeature[] = []
