import type { EditorView } from 'prosemirror-view'

/** Parts of ProseMirror's view that its types leave out. */
interface Composing {
  readonly input?: { readonly compositionID?: number; composing?: boolean }
}

/** ProseMirror's number of the word that an input method writes now, or next. */
export function nextComposition(view: EditorView): number | null {
  const { input } = view as EditorView & Composing
  return input?.compositionID ?? null
}

/** Tells ProseMirror whether a word of an input method is being written: what it does as one begins it does only where none is. */
export function setComposing(view: EditorView, composing: boolean): void {
  const { input } = view as EditorView & Composing
  if (input) input.composing = composing
}
