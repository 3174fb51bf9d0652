import { schema } from '@taskfield/document'
import { Selection, TextSelection, type Command, type EditorState } from 'prosemirror-state'
import { findCodeBlock } from './code-block-commands.ts'

/** The offsets at which the lines begin that a selection touches. */
function selectedLines({ selection }: EditorState, text: string): number[] {
  const from = selection.$from.parentOffset
  const to = selection.$to.parentOffset
  const starts = [text.lastIndexOf('\n', from - 1) + 1]
  for (let next = text.indexOf('\n', from); next !== -1 && next < to; next = text.indexOf('\n', next + 1))
    starts.push(next + 1)
  return starts
}

/** Tab in code: a tab at the caret; before each line where several are selected. */
export const indentCode: Command = (state, dispatch) => {
  const block = findCodeBlock(state)
  if (!block) return false
  const lines = selectedLines(state, block.node.textContent)
  const { tr } = state
  if (lines.length === 1) tr.insertText('\t')
  else for (const line of lines.toReversed()) tr.insertText('\t', block.pos + 1 + line)
  dispatch?.(tr.scrollIntoView())
  return true
}

/** Shift+Tab in code: a tab, or up to four spaces, go from the start of each selected line. */
export const outdentCode: Command = (state, dispatch) => {
  const block = findCodeBlock(state)
  if (!block) return false
  const text = block.node.textContent
  const { tr } = state
  for (const line of selectedLines(state, text).toReversed()) {
    const indent = /^(?:\t| {1,4})/.exec(text.slice(line, line + 4))?.[0].length ?? 0
    if (indent > 0) tr.delete(block.pos + 1 + line, block.pos + 1 + line + indent)
  }
  dispatch?.(tr.scrollIntoView())
  return true
}

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
export const leaveAtEnd: Command = (state, dispatch) => {
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
export const leaveAtStart: Command = (state, dispatch) => {
  const block = findCodeBlock(state)
  const { $from, empty } = state.selection
  if (!block || !empty || $from.parentOffset > 0 || !block.node.textContent.startsWith('\n')) return false
  if (dispatch) {
    const tr = state.tr.delete($from.pos, $from.pos + 1).insert(block.pos, schema.nodes.paragraph.create())
    dispatch(tr.setSelection(TextSelection.create(tr.doc, block.pos + 1)).scrollIntoView())
  }
  return true
}
