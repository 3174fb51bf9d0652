import type { Command } from 'prosemirror-state'
import type { Field } from '../../core/field.ts'

/** Runs a command and leaves the focus where it is. */
export function runQuietly({ view }: Field, command: Command): void {
  if (view) command(view.state, view.dispatch, view)
}
