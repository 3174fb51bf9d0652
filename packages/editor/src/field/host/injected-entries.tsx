import type { Command } from 'prosemirror-state'
import type { ItemIcon } from '../../core/toolbar/item-icon.tsx'
import type { ToolbarItem } from '../../core/toolbar/toolbar-item.ts'
import { findEntry, type PlacedEntry } from '../../core/toolbar/toolbar-layout.ts'
import type { Feature } from '../../core/feature/feature.ts'
import type { FieldHandle } from '../handle.ts'
import { callHost, laterOnError, type OnError } from './host-errors.ts'
import { HostPart } from './host-part.tsx'
import { messageOf } from './host-text.ts'
import type { HostButton, HostChoice, HostItem, HostMenu, HostPanel, InjectedItem } from './injected-item.tsx'

/** What items of a host are made with: the field that they act on, and who takes what they throw. */
interface ItemHost {
  readonly field: FieldHandle
  readonly onError: OnError
}

/** Makes what the toolbar draws of the items of a host; they get the handle of the field. */
export function entriesOf(
  items: readonly InjectedItem[],
  features: readonly Feature[],
  host: ItemHost,
): readonly PlacedEntry[] {
  return items.flatMap(place => {
    const entry =
      'label' in place
        ? { item: toolbarItemOf(place, host), shortcut: null }
        : findEntry(place.name, features)
    return entry ? [{ entry, place }] : []
  })
}

function toolbarItemOf(item: HostItem, host: ItemHost): ToolbarItem {
  if ('panel' in item) return panelOf(item, host)
  return 'choices' in item ? menuOf(item, host) : buttonOf(item, host)
}

function buttonOf(item: HostButton, host: ItemHost): ToolbarItem {
  const { name, icon, isActive } = item
  return {
    kind: 'button',
    name,
    icon: iconOf(icon, host),
    label: messageOf(item.label),
    run: commandOf(item, item, host),
    ...(isActive && { isActive: () => ask(isActive, host) ?? false }),
  }
}

function menuOf(item: HostMenu, host: ItemHost): ToolbarItem {
  const label = messageOf(item.label)
  return {
    kind: 'menu',
    name: item.name,
    label,
    emptyLabel: label,
    ...(item.icon && { icon: iconOf(item.icon, host) }),
    choices: item.choices.map(choice => ({
      name: choice.name,
      label: messageOf(choice.label),
      ...(choice.icon && { icon: iconOf(choice.icon, host) }),
      run: commandOf(item, choice, host),
      isActive: () => ask(choice.isActive, host) ?? false,
    })),
  }
}

function panelOf(item: HostPanel, host: ItemHost): ToolbarItem {
  const { name, icon, panel: Panel } = item
  return {
    kind: 'panel',
    name,
    icon: iconOf(icon, host),
    label: messageOf(item.label),
    isEnabled: () => isEnabled(item, host),
    panel: ({ close }) => (
      <div className="tf-hosted">
        <HostPart onError={host.onError}>
          <Panel field={host.field} close={close} />
        </HostPart>
      </div>
    ),
  }
}

function commandOf(item: HostItem, { run }: HostButton | HostChoice, host: ItemHost): Command {
  return (_state, dispatch) => {
    if (!isEnabled(item, host)) return false
    if (dispatch) callHost(host.onError, () => run(host.field))
    return true
  }
}

/** One that cannot say whether it can be used cannot. */
function isEnabled(item: HostItem, host: ItemHost): boolean {
  return item.isEnabled === undefined || (ask(item.isEnabled, host) ?? false)
}

/** Asks a function that the toolbar calls while it is drawn. */
function ask(
  question: ((field: FieldHandle) => boolean) | undefined,
  { field, onError }: ItemHost,
): boolean | undefined {
  return callHost(laterOnError(onError), () => question?.(field))
}

function iconOf(Icon: ItemIcon, { onError }: ItemHost): ItemIcon {
  return props => (
    <HostPart onError={onError}>
      <Icon {...props} />
    </HostPart>
  )
}
