import type { Command, EditorState } from 'prosemirror-state'
import type { Message } from '../../messages/message.ts'
import type { PanelComponent } from '../feature/overlay.tsx'
import type { ItemIcon } from './item-icon.tsx'

/** A button of the toolbar. It is enabled while its command could run. */
export interface ToolbarButtonItem<Name extends string = string> {
  readonly kind: 'button'
  readonly name: Name
  /** Says what the button does; read aloud and shown with its shortcut. */
  readonly label: Message
  readonly icon: ItemIcon
  readonly run: Command
  /** For a button that switches something on and off: whether it is on. */
  readonly isActive?: (state: EditorState) => boolean
}

/** One line of a drop-down. */
export interface ToolbarChoice {
  readonly name: string
  readonly label: Message
  readonly icon?: ItemIcon
  readonly run: Command
  readonly isActive: (state: EditorState) => boolean
}

/** A drop-down of the toolbar. It shows the active choice: its icon where the item has one, else its label. */
export interface ToolbarMenuItem<Name extends string = string> {
  readonly kind: 'menu'
  readonly name: Name
  readonly label: Message
  /** Shown while no choice is active and none has an icon. */
  readonly emptyLabel: Message
  /** Shown while the active choice has no icon of its own; makes the item as narrow as a button. */
  readonly icon?: ItemIcon
  /** Makes the item two buttons: one that runs this, and the drop-down. */
  readonly run?: Command
  readonly isActive?: (state: EditorState) => boolean
  readonly choices: readonly ToolbarChoice[]
}

/** A button of the toolbar that opens a panel: a grid of colours, a form. */
export interface ToolbarPanelItem<Name extends string = string> {
  readonly kind: 'panel'
  readonly name: Name
  readonly label: Message
  readonly icon: ItemIcon
  readonly isEnabled: (state: EditorState) => boolean
  /** The colour of a bar below the icon; `null` for none. */
  readonly color?: (state: EditorState) => string | null
  /** Names such a colour for those who do not see it. */
  readonly colorName?: (color: string) => Message
  readonly panel: PanelComponent
  /** Makes the item two buttons: one that runs this, with the label and the icon, and one that opens the panel. */
  readonly run?: Command
  readonly isActive?: (state: EditorState) => boolean
  /** Names the panel where the label is that of a button of its own. */
  readonly panelLabel?: Message
}

/** What can stand in a toolbar, told apart by its `kind`. */
export type ToolbarItem<Name extends string = string> =
  | ToolbarButtonItem<Name>
  | ToolbarMenuItem<Name>
  | ToolbarPanelItem<Name>
