import type { Command, EditorState } from 'prosemirror-state'

/** What the toolbar and dialogs know of the field. */
export interface Field {
  /** The newest state; another object after each change. */
  readonly state: EditorState
  readonly isEditable: boolean
  /** Calls back after each change; returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void
  /** Runs a command and gives the text the focus. */
  run(command: Command): void
  focus(): void
}
