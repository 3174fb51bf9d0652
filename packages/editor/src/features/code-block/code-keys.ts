import { schema } from '@taskfield/document'
import { Selection, TextSelection, type Command } from 'prosemirror-state'
import { findCodeBlock } from './find-code.ts'

/** Enter in code: a new line that begins with the white space of this one. */
export const newCodeLine: Command = (state, dispatch) => {
  const block = findCodeBlock(state)
  if (!block) return false
  const before = block.node.textContent.slice(0, state.selection.$from.parentOffset)
  const indent = /^[ \t]*/.exec(before.slice(before.lastIndexOf('\n') + 1))?.[0] ?? ''
  dispatch?.(state.tr.insertText(`\n${indent}`).scrollIntoView())
  return true
}

/** Enter on the second empty line at the end of the code goes on in a paragraph below. */
export const leaveCodeAtEnd: Command = (state, dispatch) => {
  const block = findCodeBlock(state)
  const { $from, empty } = state.selection
  const emptyLines = block && /\n[ \t]*\n[ \t]*$/.exec(block.node.textContent)
  if (!block || !empty || !emptyLines || $from.parentOffset !== block.node.content.size) return false
  if (dispatch) {
    const tr = state.tr.delete($from.pos - emptyLines[0].length, $from.pos)
    const after = tr.mapping.map($from.after())
    tr.insert(after, schema.nodes.paragraph.create())
    dispatch(tr.setSelection(Selection.near(tr.doc.resolve(after + 1))).scrollIntoView())
  }
  return true
}

/** Enter on an empty first line goes on in a paragraph above. */
export const leaveCodeAtStart: Command = (state, dispatch) => {
  const block = findCodeBlock(state)
  const { $from, empty } = state.selection
  if (!block || !empty || $from.parentOffset > 0 || !block.node.textContent.startsWith('\n')) return false
  if (dispatch) {
    const tr = state.tr.delete($from.pos, $from.pos + 1).insert(block.pos, schema.nodes.paragraph.create())
    dispatch(tr.setSelection(TextSelection.create(tr.doc, block.pos + 1)).scrollIntoView())
  }
  return true
}
