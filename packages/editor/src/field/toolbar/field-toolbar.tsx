import type { ReactElement, RefObject } from 'react'
import { contextOf } from '../../core/feature/host-context.ts'
import type { ToolbarGroup } from '../../core/toolbar/toolbar-layout.ts'
import { useEditorState, useFeatures } from '../../core/feature/use-editor-state.ts'
import { Toolbar } from '../../toolbar/toolbar.tsx'
import type { EditorController } from '../editor-controller.ts'
import type { FieldHandle } from '../handle.ts'
import type { RichTextFieldProps } from '../rich-text-field-props.tsx'
import { fieldOverflow } from './toolbars.ts'
import { useToolbarGroups } from './use-toolbar-groups.ts'

interface FieldToolbarProps {
  readonly bar: RefObject<HTMLDivElement | null>
  readonly editor: EditorController
  readonly handle: FieldHandle
  /** What the host gave the field. */
  readonly given: RichTextFieldProps
}

/** The toolbar of a field's mode. */
export function FieldToolbar({ bar, editor, handle, given }: FieldToolbarProps): ReactElement {
  const features = useFeatures(editor)
  const { mode } = useEditorState(editor, state => ({ mode: contextOf(state).mode }))
  const groups = useToolbarGroups(given, { mode, features, handle, editor })
  return <Toolbar key={namesOf(groups)} bar={bar} editor={editor} groups={groups} overflow={fieldOverflow} />
}

/** Other items are measured anew. */
function namesOf(groups: readonly ToolbarGroup[]): string {
  return groups.map(group => group.map(({ item }) => item.name).join(' ')).join(' | ')
}
