import type { EditorView } from 'prosemirror-view'

/** What ProseMirror has inside, and its types do not tell. */
interface Composing {
  readonly input?: { readonly compositionID?: number }
}

/** ProseMirror's number of the word that an input method writes now, or next. */
export function nextComposition(view: EditorView): number | null {
  const { input } = view as EditorView & Composing
  return input?.compositionID ?? null
}
