import type { ReactElement } from 'react'
import type { EditorContext } from '../core/feature/editor-context.ts'
import type { ToolbarButtonItem } from '../core/toolbar/toolbar-item.ts'
import { useEditorState } from '../core/feature/use-editor-state.ts'
import { useMessages } from '../messages/locale.tsx'
import { Icon } from '../ui/icon.tsx'
import { ToolButton } from '../ui/tools/tool-button.tsx'
import { restedState } from './rested-state.ts'

interface ToolbarButtonProps {
  readonly editor: EditorContext
  readonly item: ToolbarButtonItem
  readonly shortcut: string | null
}

/** Draws any button item; it knows no feature. */
export function ToolbarButton({ editor, item, shortcut }: ToolbarButtonProps): ReactElement {
  const say = useMessages()
  const { enabled, active } = useEditorState(restedState(editor), state => ({
    enabled: editor.isEditable && item.run(state),
    active: item.isActive?.(state),
  }))
  return (
    <ToolButton
      label={say(item.label)}
      shortcut={shortcut}
      disabled={!enabled}
      {...(active === undefined ? {} : { pressed: active })}
      onPress={() => editor.run(item.run)}
    >
      <Icon of={item.icon} />
    </ToolButton>
  )
}
