import type { ReactElement } from 'react'
import type { EditorContext } from '../core/feature/editor-context.ts'
import type { ToolbarPanelItem } from '../core/toolbar/toolbar-item.ts'
import { useEditorState } from '../core/feature/use-editor-state.ts'
import { useMessages } from '../messages/locale.tsx'
import { Icon } from '../ui/icon.tsx'
import { ToolPanel } from '../ui/tools/tool-panel.tsx'
import { restedState } from './rested-state.ts'
import { ToolbarButton } from './toolbar-button.tsx'

interface ToolbarPanelProps {
  readonly editor: EditorContext
  readonly item: ToolbarPanelItem
  readonly shortcut: string | null
}

/** Draws any item that opens a panel; one that also runs a command is a button with the panel's beside it. */
export function ToolbarPanel({ editor, item, shortcut }: ToolbarPanelProps): ReactElement {
  const { run, icon, isActive, name, label } = item
  if (!run) return <PanelButton editor={editor} item={item} />
  const button = { kind: 'button', name, label, icon, run, ...(isActive && { isActive }) } as const
  return (
    <span className="tf-tool-split">
      <ToolbarButton editor={editor} item={button} shortcut={shortcut} />
      <PanelButton editor={editor} item={item} />
    </span>
  )
}

function PanelButton({ editor, item }: { editor: EditorContext; item: ToolbarPanelItem }): ReactElement {
  const say = useMessages()
  const { enabled, color } = useEditorState(restedState(editor), state => ({
    enabled: editor.isEditable && item.isEnabled(state),
    color: item.color?.(state) ?? null,
  }))
  const Panel = item.panel
  return (
    <ToolPanel
      label={say(item.panelLabel ?? item.label)}
      disabled={!enabled}
      color={color}
      icon={item.run ? null : <Icon of={item.icon} />}
      onClosed={() => editor.focus()}
      content={Panel}
    >
      {close => <Panel editor={editor} close={close} />}
    </ToolPanel>
  )
}
