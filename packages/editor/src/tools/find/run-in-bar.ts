import type { Command } from 'prosemirror-state'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { closeFind } from './find-commands.ts'

/** Runs a command and leaves the focus where it is. */
export function runQuietly({ view }: EditorContext, command: Command): void {
  if (view) command(view.state, view.dispatch, view)
}

/** Closes the bar; the text has the focus again, also where it is only read. */
export function closeBar(editor: EditorContext): void {
  editor.run(closeFind)
  if (!editor.isEditable) editor.view?.dom.focus({ preventScroll: true })
}
