import type { EditorView } from 'prosemirror-view'

/** What ProseMirror has inside, and its types do not tell. */
interface Observing {
  readonly domObserver?: { flush?: () => void }
}

/**
 * Reads where the browser has put the caret. The browser tells of it a moment after it has moved it (`selectionchange` is a task
 * of its own), so a key that is pressed within some milliseconds of an arrow would act where the caret was before.
 */
export function readSelection(view: EditorView): void {
  // The word of an input method is read when it is complete.
  if (view.composing) return
  const { domObserver } = view as EditorView & Observing
  domObserver?.flush?.()
}
