import type { Command, EditorState } from 'prosemirror-state'
import type { Message } from '../messages/message.ts'
import type { IconName } from './icon-name.ts'

/** A button of the toolbar. It is enabled while its command could run. */
export interface ToolbarButtonItem<Name extends string = string> {
  readonly name: Name
  /** Says what the button does; read aloud and shown with its shortcut. */
  readonly label: Message
  readonly icon: IconName
  readonly run: Command
  /** For a button that switches something on and off: whether it is on. */
  readonly isActive?: (state: EditorState) => boolean
}

/** One line of a drop-down. */
export interface ToolbarChoice {
  readonly name: string
  readonly label: Message
  readonly run: Command
  readonly isActive: (state: EditorState) => boolean
}

/** A drop-down of the toolbar. It shows the label of the active choice. */
export interface ToolbarMenuItem<Name extends string = string> {
  readonly name: Name
  readonly label: Message
  /** Shown while no choice is active. */
  readonly emptyLabel: Message
  readonly choices: readonly ToolbarChoice[]
}

/** What can stand in a toolbar. */
export type ToolbarItem<Name extends string = string> = ToolbarButtonItem<Name> | ToolbarMenuItem<Name>
