import type { ReactElement } from 'react'
import type { Field } from '../core/field.ts'
import type { ToolbarMenuItem } from '../core/toolbar-item.ts'
import { useEditorState } from '../core/use-editor-state.ts'
import { useMessages } from '../messages/locale.tsx'
import { ToolMenu } from '../ui/tool-menu.tsx'

/** Draws any drop-down item; each choice carries its name as a class, so that a style sheet can show what it does. */
export function ToolbarMenu({ field, item }: { field: Field; item: ToolbarMenuItem }): ReactElement {
  const say = useMessages()
  const { enabled, active } = useEditorState(field, state => ({
    enabled: field.isEditable && item.choices.some(choice => choice.run(state)),
    active: item.choices.findIndex(choice => choice.isActive(state)),
  }))
  const current = item.choices[active]
  return (
    <ToolMenu
      label={say(item.label)}
      shown={say(current?.label ?? item.emptyLabel)}
      active={current?.name ?? null}
      disabled={!enabled}
      choices={item.choices.map(({ name, label }) => ({
        name,
        label: <span className={`tf-choice tf-choice-${name}`}>{say(label)}</span>,
      }))}
      onChoose={name => {
        const choice = item.choices.find(candidate => candidate.name === name)
        if (choice) field.run(choice.run)
      }}
    />
  )
}
