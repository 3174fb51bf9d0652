import { Plugin, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { setComposing } from '../../core/feature/composition.ts'
import { readSelection } from '../../core/selection/read-selection.ts'

/*
 * As a word of an input method begins, ProseMirror draws an image at a caret where typed text has other marks than the text before.
 * A keyboard that takes over text says first that it begins, and Chromium then counts the characters of the page up to that text, the
 * image among them. So ProseMirror begins only when a text is about to be written: by then the text that is taken over is selected.
 */

/** The fields in which a word has begun, and ProseMirror has not. */
const waiting = new WeakSet<EditorView>()

/** Has ProseMirror begin a word of an input method with the word's first text. */
export const lateStart: Plugin = new Plugin({
  props: {
    handleDOMEvents: {
      compositionstart: waitForText,
      beforeinput: beginWithText,
      compositionend: view => void waiting.delete(view),
    },
  },
})

/** Says that ProseMirror begins by itself. */
export function stopWaiting(view: EditorView): void {
  waiting.delete(view)
}

function waitForText(view: EditorView): boolean {
  if (view.composing || !view.editable || !isChromium()) return false
  readSelection(view)
  const { selection } = view.state
  if (!(selection instanceof TextSelection) || !selection.empty) return false
  waiting.add(view)
  // For everybody else the word has begun.
  setComposing(view, true)
  return false
}

/** Comes for a text only: `compositionupdate` comes for text that is taken over and stays as it is, too. */
function beginWithText(view: EditorView, { inputType, data }: InputEvent): boolean {
  if (inputType !== 'insertCompositionText' || !waiting.delete(view)) return false
  setComposing(view, false)
  view.dispatchEvent(new CompositionEvent('compositionupdate', { data: data ?? '' }))
  return false
}

function isChromium(): boolean {
  return /Chrome\//.test(navigator.userAgent)
}
