import type { Slice } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { putPasted } from './clipboard-forms.ts'

/** Puts what is pasted in the place of what is selected. */
export function pasteSlice(view: EditorView, { content }: Slice): boolean {
  const transaction = putPasted(view.state, content)
  if (!transaction) return false
  view.dispatch(transaction.setMeta('paste', true).setMeta('uiEvent', 'paste').scrollIntoView())
  return true
}
