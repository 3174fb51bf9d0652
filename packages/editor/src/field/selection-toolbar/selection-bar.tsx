import { useMemo, type ReactElement } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { useFeatures } from '../../core/feature/use-editor-state.ts'
import { resolveToolbar } from '../../core/toolbar/toolbar-layout.ts'
import { useMessages } from '../../messages/locale.tsx'
import { ToolbarGroups } from '../../toolbar/toolbar-groups.tsx'
import { ToolRow } from '../../ui/tools/tool-row.tsx'
import { selectionItems } from './find-selection.ts'
import { selectionToolbarLabel } from './messages.ts'

/** The buttons at a selected text: those of the field's toolbar, as far as the field has them. */
export function SelectionBar({ editor }: { editor: EditorContext }): ReactElement {
  const say = useMessages()
  const features = useFeatures(editor)
  const groups = useMemo(() => resolveToolbar(selectionItems, features), [features])
  return (
    <ToolRow className="tf-object-toolbar" label={say(selectionToolbarLabel)} editor={editor}>
      <ToolbarGroups editor={editor} groups={groups} />
    </ToolRow>
  )
}
