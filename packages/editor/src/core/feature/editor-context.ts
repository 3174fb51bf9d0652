import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

/** What the toolbar and dialogs know of the field. */
export interface EditorContext {
  /** The newest state; another object after each change. */
  readonly state: EditorState
  readonly isEditable: boolean
  /** The view while the field is on the page: for places on the screen, not for changes. */
  readonly view: EditorView | null
  /** Calls back after each change; returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void
  /** Runs a command and gives the text the focus. What it would change of a text that is only read, it does not. */
  run(command: Command): void
  /** Runs a command and leaves the focus where it is. */
  apply(command: Command): void
  focus(): void
}
