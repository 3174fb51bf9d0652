import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { isCaretTrusted, readSelection, trustCaret } from '../../core/selection/read-selection.ts'

/** So long after the focus came ProseMirror puts the browser's caret where the state has it: ms. */
const focusDelay = 20

/** Lets every key act where the caret is seen, and undo know that the caret has moved. */
export const keyAtCaret: Plugin = new Plugin({
  props: { handleDOMEvents: { keydown: readBeforeKey, focus: keepFirstKeys } },
})

function readBeforeKey(view: EditorView): boolean {
  readSelection(view)
  trustCaret(view)
  return false
}

/** Reads a caret that a key has moved right after the focus came, before ProseMirror takes it back: its own delay begins after this one. */
function keepFirstKeys(view: EditorView): boolean {
  setTimeout(() => {
    if (!view.isDestroyed && isCaretTrusted(view)) readSelection(view)
  }, focusDelay)
  return false
}
