import type { InputRule } from 'prosemirror-inputrules'
import type { Command, Plugin } from 'prosemirror-state'
import type { NodeViewConstructor } from 'prosemirror-view'
import type { Message } from '../../messages/message.ts'
import type { Overlay } from './overlay.tsx'
import type { HelpLine } from './help-line.ts'
import type { Keymap } from './keymap.ts'
import type { ToolbarItem } from '../toolbar/toolbar-item.ts'

/** How the field shows the nodes of some types, by the names of the types. */
export type NodeViews = Readonly<Record<string, NodeViewConstructor>>

/** The commands of more and less indent; they decline outside of the content that they are for. */
export interface Indentation {
  readonly more: Command
  readonly less: Command
}

/** A part of what the field can do, as data. Its name is that of its folder. */
export interface Feature<ItemName extends string = string> {
  readonly name: string
  /** Of two features with one key the earlier in the list is asked first. */
  readonly keymap?: Keymap
  /** What typing makes of certain texts; undo, or Backspace right after it, gives back the text as it was typed. */
  readonly inputRules?: readonly InputRule[]
  readonly plugins?: readonly Plugin[]
  readonly nodeViews?: NodeViews
  /** What more and less indent do in its content; elsewhere they move paragraphs and headings. */
  readonly indentation?: Indentation
  readonly toolbarItems?: readonly ToolbarItem<ItemName>[]
  /** What its objects are called when they are selected, by the names of their types. */
  readonly objectNames?: Readonly<Record<string, Message>>
  /** What the help says of its keys. */
  readonly help?: readonly HelpLine[]
  /** Balloons, dialogs and bars, drawn once for each field. */
  readonly overlays?: readonly Overlay[]
}

/** The names of the toolbar items of a feature, or of each in a union of features. */
export type ItemNames<F> = F extends Feature<infer Name> ? Name : never
