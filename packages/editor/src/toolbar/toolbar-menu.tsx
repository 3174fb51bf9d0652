import type { ReactElement } from 'react'
import type { EditorContext } from '../core/feature/editor-context.ts'
import type { ToolbarChoice, ToolbarMenuItem } from '../core/toolbar/toolbar-item.ts'
import { useEditorState } from '../core/feature/use-editor-state.ts'
import { useMessages } from '../messages/locale.tsx'
import { Icon } from '../ui/icon.tsx'
import { ToolMenu } from '../ui/tools/tool-menu.tsx'
import { restedState } from './rested-state.ts'
import { ToolbarButton } from './toolbar-button.tsx'

interface ToolbarMenuProps {
  readonly editor: EditorContext
  readonly item: ToolbarMenuItem
  readonly shortcut: string | null
}

/** Draws any drop-down item; one that also runs a command is a button with the drop-down beside it. */
export function ToolbarMenu({ editor, item, shortcut }: ToolbarMenuProps): ReactElement {
  const { run, icon, isActive, name, label } = item
  if (!run || !icon) return <Choices editor={editor} item={item} />
  const button = { kind: 'button', name, label, icon, run, ...(isActive && { isActive }) } as const
  return (
    <span className="tf-tool-split">
      <ToolbarButton editor={editor} item={button} shortcut={shortcut} />
      <Choices editor={editor} item={item} />
    </span>
  )
}

/** The drop-down; each choice carries its name as a class, so that a style sheet can show what it does. */
function Choices({ editor, item }: { editor: EditorContext; item: ToolbarMenuItem }): ReactElement {
  const say = useMessages()
  const { enabled, active } = useEditorState(restedState(editor), state => ({
    enabled: editor.isEditable && item.choices.some(choice => choice.run(state)),
    active: item.choices.findIndex(choice => choice.isActive(state)),
  }))
  const current = item.choices[active]
  return (
    <ToolMenu
      label={say(item.label)}
      shown={say(current?.label ?? item.emptyLabel)}
      drawn={drawnBy(item, current)}
      active={current?.name ?? null}
      disabled={!enabled}
      choices={item.choices.map(({ name, label, icon }) => ({
        name,
        label: (
          <span className={`tf-choice tf-choice-${name}`}>
            {icon && <Icon of={icon} />}
            {say(label)}
          </span>
        ),
      }))}
      onChoose={name => {
        const choice = item.choices.find(candidate => candidate.name === name)
        if (choice) editor.run(choice.run)
      }}
      onLeave={() => editor.focus()}
    />
  )
}

/** What stands in the closed drop-down: an icon, nothing beside a button of its own, or (`undefined`) the words. */
function drawnBy(item: ToolbarMenuItem, current: ToolbarChoice | undefined): ReactElement | null | undefined {
  if (item.run) return null
  const icon = current?.icon ?? item.icon
  return icon && <Icon of={icon} />
}
