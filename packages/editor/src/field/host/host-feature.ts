import type { HostObject } from '@taskfield/document'
import type { InputRule } from 'prosemirror-inputrules'
import type { Command, Plugin } from 'prosemirror-state'
import type { NodeViewConstructor } from 'prosemirror-view'
import type { ItemIcon } from '../../core/toolbar/item-icon.tsx'
import type { HelpSection } from '../../core/feature/help-line.ts'
import type { Keymap } from '../../core/feature/keymap.ts'
import type { HostText } from './host-text.ts'
import type { InjectedItem } from './injected-item.tsx'

/** How an object is shown and called in the field. */
export interface HostObjectLooks {
  /** What it is called when it is selected. */
  readonly label?: HostText
  /** Draws it in place of its saved element; `contentDOM` of a container holds its blocks. */
  readonly view?: NodeViewConstructor
}

/** A kind of block that the menu of blocks offers. */
export interface HostBlockChoice {
  readonly label: HostText
  readonly icon: ItemIcon
  readonly run: Command
  /** Further words that find it. */
  readonly words?: string
}

/** A line of the help of the keys. */
export interface HostHelpLine {
  readonly section: HelpSection
  readonly label: HostText
  /** Keys as the keymap names them. */
  readonly keys?: readonly string[]
  /** Characters that are formatted while they are typed. */
  readonly typed?: readonly string[]
}

/** What a host adds to a field: objects of its own, and what makes and changes them. */
export interface HostFeature {
  /** Tells it from the others. */
  readonly name: string
  readonly objects?: readonly HostObject[]
  /** How its objects look, by their names; without it they are their saved elements, for the style sheet of the page. */
  readonly looks?: Readonly<Record<string, HostObjectLooks>>
  /** Keys and their commands, asked before those of the field: a command that declines leaves the key to these. */
  readonly keymap?: Keymap
  /** What typing makes of certain texts. */
  readonly inputRules?: readonly InputRule[]
  /** They see what happens before the plugins of the field. */
  readonly plugins?: readonly Plugin[]
  /** Items of the toolbar, placed as those of `injectItems`. */
  readonly items?: readonly InjectedItem[]
  readonly blocks?: readonly HostBlockChoice[]
  readonly help?: readonly HostHelpLine[]
}

/** Declares a feature of a host. Throws a `RangeError` where it says how objects look that are none of its own. */
export function defineFeature(feature: HostFeature): HostFeature {
  const { name, objects = [], looks = {} } = feature
  const unknown = Object.keys(looks).find(look => objects.every(object => object.name !== look))
  if (unknown !== undefined)
    throw new RangeError(`The feature "${name}" has looks of "${unknown}", which is none of its objects`)
  return Object.freeze({ ...feature })
}
