import type { ReactElement } from 'react'
import type { Field } from '../core/field.ts'
import type { ToolbarButtonItem } from '../core/toolbar-item.ts'
import { useEditorState } from '../core/use-editor-state.ts'
import { useMessages } from '../messages/locale.tsx'
import { Icon } from '../ui/icon.tsx'
import { ToolButton } from '../ui/tool-button.tsx'

interface ToolbarButtonProps {
  readonly field: Field
  readonly item: ToolbarButtonItem
  readonly shortcut: string | null
}

/** Draws any button item; it knows no feature. */
export function ToolbarButton({ field, item, shortcut }: ToolbarButtonProps): ReactElement {
  const say = useMessages()
  const { enabled, active } = useEditorState(field, state => ({
    enabled: field.isEditable && item.run(state),
    active: item.isActive?.(state),
  }))
  return (
    <ToolButton
      label={say(item.label)}
      shortcut={shortcut}
      disabled={!enabled}
      {...(active === undefined ? {} : { pressed: active })}
      onPress={() => field.run(item.run)}
    >
      <Icon name={item.icon} />
    </ToolButton>
  )
}
