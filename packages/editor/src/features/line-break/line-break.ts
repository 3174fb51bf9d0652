import { schema } from '@taskfield/document'
import { chainCommands, newlineInCode } from 'prosemirror-commands'
import type { Command } from 'prosemirror-state'
import type { Feature } from '../../core/feature.ts'

/** Breaks the line within its block; what is typed next keeps the marks. */
export const insertLineBreak: Command = (state, dispatch) => {
  const { $from, $to } = state.selection
  if (!$from.parent.inlineContent || !$to.parent.inlineContent) return false
  const marks = state.storedMarks ?? $from.marks()
  const lineBreak = schema.nodes.lineBreak.create(null, null, marks)
  dispatch?.(state.tr.replaceSelectionWith(lineBreak, false).ensureMarks(marks).scrollIntoView())
  return true
}

/** Shift+Enter. */
export const lineBreak: Feature = {
  name: 'line-break',
  keymap: { 'Shift-Enter': chainCommands(newlineInCode, insertLineBreak) },
}
