import type { ReactElement } from 'react'
import type { Field } from '../core/field.ts'
import type { ToolbarPanelItem } from '../core/toolbar-item.ts'
import { useEditorState } from '../core/use-editor-state.ts'
import { useMessages } from '../messages/locale.tsx'
import { Icon } from '../ui/icon.tsx'
import { ToolPanel } from '../ui/tool-panel.tsx'
import { ToolbarButton } from './toolbar-button.tsx'

interface ToolbarPanelProps {
  readonly field: Field
  readonly item: ToolbarPanelItem
  readonly shortcut: string | null
}

/** Draws any item that opens a panel; one that also runs a command is a button with the panel's beside it. */
export function ToolbarPanel({ field, item, shortcut }: ToolbarPanelProps): ReactElement {
  const { run, icon, isActive, name, label } = item
  if (!run) return <PanelButton field={field} item={item} />
  const button = { name, label, icon, run, ...(isActive && { isActive }) }
  return (
    <span className="tf-tool-split">
      <ToolbarButton field={field} item={button} shortcut={shortcut} />
      <PanelButton field={field} item={item} />
    </span>
  )
}

function PanelButton({ field, item }: { field: Field; item: ToolbarPanelItem }): ReactElement {
  const say = useMessages()
  const { enabled, color } = useEditorState(field, state => ({
    enabled: field.isEditable && item.isEnabled(state),
    color: item.color?.(state) ?? null,
  }))
  const Panel = item.panel
  return (
    <ToolPanel
      label={say(item.panelLabel ?? item.label)}
      disabled={!enabled}
      color={color}
      icon={item.run ? null : <Icon name={item.icon} />}
      onClosed={() => field.focus()}
    >
      {close => <Panel field={field} close={close} />}
    </ToolPanel>
  )
}
