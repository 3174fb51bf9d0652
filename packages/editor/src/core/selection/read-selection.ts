import type { EditorView } from 'prosemirror-view'

/** Parts of ProseMirror's view that its types leave out. */
interface Observing {
  readonly domObserver?: { flush?: () => void }
  readonly input?: { lastFocus?: number }
}

/**
 * Reads where the browser has put the caret. The browser reports a move only later (`selectionchange` is a task
 * of its own), so a key that is pressed within some milliseconds of an arrow would act where the caret was before.
 */
export function readSelection(view: EditorView): void {
  // The word of an input method is read when it is complete.
  if (view.composing) return
  const { domObserver } = view as EditorView & Observing
  domObserver?.flush?.()
}

/**
 * Says that a key moves the caret from now on. For 200 ms after the focus came ProseMirror takes a caret at the very start for the
 * browser's doing, and puts it back: Home would have no effect.
 */
export function trustCaret(view: EditorView): void {
  const { input } = view as EditorView & Observing
  if (input) input.lastFocus = 0
}

/** Whether a key was pressed since the focus came. */
export function isCaretTrusted(view: EditorView): boolean {
  const { input } = view as EditorView & Observing
  return input?.lastFocus === 0
}
