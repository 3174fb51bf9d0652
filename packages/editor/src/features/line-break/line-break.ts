import { schema } from '@taskfield/document'
import type { Command } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { Feature } from '../../core/feature/feature.ts'
import { lineBreakHelp } from './messages.ts'

/** Breaks the line within its block; what is typed next keeps the marks. */
export const insertLineBreak: Command = (state, dispatch, view) => {
  const { $from, $to } = state.selection
  if (!$from.parent.inlineContent || !$to.parent.inlineContent) return false
  const marks = state.storedMarks ?? $from.marks()
  const lineBreak = schema.nodes.lineBreak.create(null, null, marks)
  dispatch?.(state.tr.replaceSelectionWith(lineBreak, false).ensureMarks(marks).scrollIntoView())
  if (dispatch && view) repeatCaret(view)
  return true
}

/**
 * Tells the browser again where its caret is. Chromium types before a break that was put right before the caret of an
 * unchanged text, though it shows and tells the caret behind it.
 */
function repeatCaret(view: EditorView): void {
  const selection = view.dom.ownerDocument.getSelection()
  if (view.hasFocus()) selection?.collapse(selection.anchorNode, selection.anchorOffset)
}

/** Shift+Enter. */
export const lineBreak: Feature = {
  name: 'lineBreak',
  help: [{ section: 'blocks', label: lineBreakHelp, keys: ['Shift-Enter'] }],
}
