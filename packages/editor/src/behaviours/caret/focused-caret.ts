import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { selectionNear } from '../../dom/root-of.ts'

/**
 * Puts the caret that came with the focus where it is. Chromium holds such a caret at the start of the text, whatever comes there
 * later, though it reports it in the word where it was: a letter typed behind what was pasted at it stood before that.
 */
export const focusedCaret: Plugin = new Plugin({
  props: { handleDOMEvents: { focus: holdCaret } },
  view(view) {
    if (view.hasFocus()) holdCaret(view)
    return {}
  },
})

function holdCaret({ dom }: EditorView): boolean {
  const selection = selectionNear(dom)
  const { anchorNode, anchorOffset, isCollapsed } = selection ?? {}
  if (isCollapsed && anchorNode && dom.contains(anchorNode)) selection?.collapse(anchorNode, anchorOffset)
  return false
}
