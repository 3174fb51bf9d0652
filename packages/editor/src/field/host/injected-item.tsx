import type { ComponentType } from 'react'
import type { ItemIcon } from '../../core/toolbar/item-icon.tsx'
import type { ItemPlace } from '../../core/toolbar/toolbar-layout.ts'
import type { ToolbarItemName } from '../features.ts'
import type { FieldHandle } from '../handle.ts'
import type { HostText } from './host-text.ts'

interface AnyHostItem extends ItemPlace {
  /** The item's own name; that of one of ours puts it in the place of ours. */
  readonly name: string
  /** Says what the item does; read aloud and shown as a tooltip. */
  readonly label: HostText
  /** Whether it can be used now; where it is absent, whenever the text can be changed. */
  readonly isEnabled?: (field: FieldHandle) => boolean
}

/** A button of the host. */
export interface HostButton extends AnyHostItem {
  readonly icon: ItemIcon
  /** Afterwards the focus is in the text, unless this has put it somewhere else. */
  readonly run: (field: FieldHandle) => void
  /** For a button that switches something on and off: whether it is on. */
  readonly isActive?: (field: FieldHandle) => boolean
}

/** One line of a drop-down of the host. */
export interface HostChoice {
  readonly name: string
  readonly label: HostText
  readonly icon?: ItemIcon
  readonly run: (field: FieldHandle) => void
  readonly isActive?: (field: FieldHandle) => boolean
}

/** A drop-down of the host. Without an icon it shows the active choice in words, or else its label. */
export interface HostMenu extends AnyHostItem {
  readonly icon?: ItemIcon
  readonly choices: readonly HostChoice[]
}

/** A button of the host that opens a panel. */
export interface HostPanel extends AnyHostItem {
  readonly icon: ItemIcon
  /** Drawn while the panel is open. `close` gives the focus to the text. */
  readonly panel: ComponentType<{ readonly field: FieldHandle; readonly close: () => void }>
}

/** An item of the host's own. */
export type HostItem = HostButton | HostMenu | HostPanel

/** One of our own items, to move it or to add it to a toolbar that does not have it. */
export interface StandardItem extends ItemPlace {
  readonly name: ToolbarItemName
}

/** What a host can add to a toolbar. */
export type InjectedItem = StandardItem | HostItem
