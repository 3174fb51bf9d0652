import type { EditorView } from 'prosemirror-view'

/** A part of ProseMirror's view that its types leave out. */
interface Composing {
  readonly input?: { readonly compositionID?: number }
}

/** ProseMirror's number of the word that an input method writes now, or next. */
export function nextComposition(view: EditorView): number | null {
  const { input } = view as EditorView & Composing
  return input?.compositionID ?? null
}
