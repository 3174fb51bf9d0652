import type { InputRule } from 'prosemirror-inputrules'
import type { Fragment, Slice } from 'prosemirror-model'
import type { Command, EditorState, Plugin, Selection, Transaction } from 'prosemirror-state'
import type { EditorView, NodeViewConstructor } from 'prosemirror-view'
import type { Balloon } from './balloon.ts'
import type { BlockChoice } from './block-choice.ts'
import type { Message } from '../../messages/message.ts'
import type { ToolbarItem } from '../toolbar/toolbar-item.ts'
import type { HelpLine } from './help-line.ts'
import type { Keymap } from './keymap.ts'
import type { Overlay } from './overlay.tsx'
import type { SuggestionSource } from '../suggestion/suggestion-source.tsx'

/** How the field shows the nodes of some types, by the names of the types. */
export type NodeViews = Readonly<Record<string, NodeViewConstructor>>

/** What becomes of content on its way to the clipboard, or to what is dragged, and from there. */
export interface ClipboardForm {
  readonly copied: (slice: Slice) => Slice
  readonly pasted: (slice: Slice, view: EditorView) => Slice
  /** Changes HTML that comes in, once it is what its program meant and before it is read. `rtf` stood beside it, or is empty. */
  readonly html?: (html: string, view: EditorView, rtf: string) => string
}

/** What a plain text that is pasted or dropped may be besides its words, such as a table. */
export interface TextMeaning {
  /** Whether it is surely that: then it comes so at once, and undo gives the text. Otherwise it is offered. */
  readonly isSure: boolean
  readonly content: Fragment
  /** Puts it in the place of what is selected; `null` where it cannot stand there. */
  readonly put: (state: EditorState) => Transaction | null
  /** What is said once it is in the text. */
  readonly message: Message | null
}

/** The commands of more and less indent; they decline outside of the content that they are for. */
export interface Indentation {
  readonly more: Command
  readonly less: Command
}

/**
 * What content of a kind needs to be shown and edited, wherever it came from. A field that leaves the feature out has this
 * all the same, since a value, a paste or a colleague may bring the content in.
 */
export interface ContentSupport {
  readonly keymap?: Keymap
  readonly plugins?: readonly Plugin[]
  readonly nodeViews?: NodeViews
  /** What more and less indent do in it; elsewhere they move paragraphs and headings. */
  readonly indentation?: Indentation
  /** What its objects are called when they are selected, by the names of their types, or `hostObjectName`. */
  readonly objectNames?: Readonly<Record<string, Message>>
  /** What is said of a selection that is of this content alone, such as cells; `null` for every other. */
  readonly describeSelection?: (selection: Selection) => Message | null
  /** Of content that cannot leave the document as it is. */
  readonly clipboard?: ClipboardForm
  /** Puts what is pasted over what stands there, as cells over cells; `null` where it comes into the text like all else. */
  readonly pasteOver?: (state: EditorState, content: Fragment) => Transaction | null
  /**
   * Why a comment cannot be sent now, such as a list that is open or a file that is not there yet; `null` where nothing keeps it. With a
   * message the user is told.
   */
  readonly holdSending?: (state: EditorState) => { readonly message: Message | null } | null
  /** Popups at what the selection is in. */
  readonly balloons?: readonly Balloon[]
  /** Menus that its node views open, drawn once for each field. */
  readonly overlays?: readonly Overlay[]
}

/**
 * A part of what the field can do, as data. Apart from `content` it is what makes and changes things, and goes where a field
 * leaves the feature out. Its name is that of its folder, in camel case.
 */
export interface Feature<ItemName extends string = string> {
  readonly name: string
  /** Whether it is the host's: it stands before ours, and may bind what ours bind. */
  readonly isHosts?: true
  readonly content?: ContentSupport
  /** Keys that no other feature wants. Where several want one, `field/key-chains.ts` says who is asked first. */
  readonly keymap?: Keymap
  /** What typing makes of certain texts; undo, or Backspace right after it, gives back the text as it was typed. */
  readonly inputRules?: readonly InputRule[]
  /** What pasted text may be as its content; `null` for all other text. */
  readonly textMeaning?: (text: string, state: EditorState) => TextMeaning | null
  /** They see events after those of the features before, and before those of the features behind. */
  readonly plugins?: readonly Plugin[]
  readonly toolbarItems?: readonly ToolbarItem<ItemName>[]
  /** What typing would have made a moment later: it runs before a comment is sent. */
  readonly beforeSend?: Command
  /** What the help says of its keys. */
  readonly help?: readonly HelpLine[]
  /** What the menu of blocks offers. */
  readonly blocks?: readonly BlockChoice[]
  /** What typed markers offer. */
  readonly suggestions?: readonly SuggestionSource[]
  /** Popups at what the selection is in. */
  readonly balloons?: readonly Balloon[]
  /** Dialogs and bars, drawn once for each field. */
  readonly overlays?: readonly Overlay[]
}

/** The names of the toolbar items of a feature, or of each in a union of features; a plain `Feature` has none. */
export type ItemNames<F> = F extends Feature<infer Name> ? (string extends Name ? never : Name) : never
