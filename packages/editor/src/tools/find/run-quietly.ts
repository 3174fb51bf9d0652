import type { Command } from 'prosemirror-state'
import type { EditorContext } from '../../core/feature/editor-context.ts'

/** Runs a command and leaves the focus where it is. */
export function runQuietly({ view }: EditorContext, command: Command): void {
  if (view) command(view.state, view.dispatch, view)
}
