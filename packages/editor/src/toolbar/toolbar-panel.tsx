import type { ReactElement } from 'react'
import type { Field } from '../core/field.ts'
import type { ToolbarPanelItem } from '../core/toolbar-item.ts'
import { useEditorState } from '../core/use-editor-state.ts'
import { useMessages } from '../messages/locale.tsx'
import { Icon } from '../ui/icon.tsx'
import { ToolPanel } from '../ui/tool-panel.tsx'

/** Draws any item that opens a panel. */
export function ToolbarPanel({ field, item }: { field: Field; item: ToolbarPanelItem }): ReactElement {
  const say = useMessages()
  const { enabled, color } = useEditorState(field, state => ({
    enabled: field.isEditable && item.isEnabled(state),
    color: item.color?.(state) ?? null,
  }))
  const Panel = item.panel
  return (
    <ToolPanel
      label={say(item.label)}
      disabled={!enabled}
      color={color}
      icon={<Icon name={item.icon} />}
      onClosed={() => field.focus()}
    >
      {close => <Panel field={field} close={close} />}
    </ToolPanel>
  )
}
