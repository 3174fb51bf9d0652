import type { Command } from 'prosemirror-state'
import type { ToolbarItem } from '../core/toolbar/toolbar-item.ts'
import { findEntry, type PlacedEntry } from '../core/toolbar/toolbar-layout.ts'
import type { Feature } from '../core/feature/feature.ts'
import type { FieldHandle } from './handle.ts'
import { messageOf } from './host-text.ts'
import type { HostButton, HostChoice, HostItem, HostMenu, HostPanel, InjectedItem } from './injected-item.tsx'

/** Makes what the toolbar draws of the items of a host; they get the handle of the field. */
export function entriesOf(
  items: readonly InjectedItem[],
  features: readonly Feature[],
  field: FieldHandle,
): readonly PlacedEntry[] {
  return items.flatMap(place => {
    const entry =
      'label' in place
        ? { item: toolbarItemOf(place, field), shortcut: null }
        : findEntry(place.name, features)
    return entry ? [{ entry, place }] : []
  })
}

function toolbarItemOf(item: HostItem, field: FieldHandle): ToolbarItem {
  if ('panel' in item) return panelOf(item, field)
  return 'choices' in item ? menuOf(item, field) : buttonOf(item, field)
}

function buttonOf(item: HostButton, field: FieldHandle): ToolbarItem {
  const { name, icon, isActive } = item
  return {
    kind: 'button',
    name,
    icon,
    label: messageOf(item.label),
    run: commandOf(item, item, field),
    ...(isActive && { isActive: () => isActive(field) }),
  }
}

function menuOf(item: HostMenu, field: FieldHandle): ToolbarItem {
  const label = messageOf(item.label)
  return {
    kind: 'menu',
    name: item.name,
    label,
    emptyLabel: label,
    ...(item.icon && { icon: item.icon }),
    choices: item.choices.map(choice => ({
      name: choice.name,
      label: messageOf(choice.label),
      ...(choice.icon && { icon: choice.icon }),
      run: commandOf(item, choice, field),
      isActive: () => choice.isActive?.(field) ?? false,
    })),
  }
}

function panelOf(item: HostPanel, field: FieldHandle): ToolbarItem {
  const { name, icon, panel: Panel } = item
  return {
    kind: 'panel',
    name,
    icon,
    label: messageOf(item.label),
    isEnabled: () => item.isEnabled?.(field) ?? true,
    panel: ({ close }) => (
      <div className="tf-hosted">
        <Panel field={field} close={close} />
      </div>
    ),
  }
}

function commandOf(item: HostItem, { run }: HostButton | HostChoice, field: FieldHandle): Command {
  return (_state, dispatch) => {
    if (item.isEnabled?.(field) === false) return false
    if (dispatch) run(field)
    return true
  }
}
