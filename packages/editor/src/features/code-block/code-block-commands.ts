import { codeBlockAttrs, schema } from '@taskfield/document'
import { Selection, type Command, type EditorState } from 'prosemirror-state'
import { findCodeBlock, findOnlyCode, findSelectedCode } from './find-code.ts'
import { canMakeCode, makeCode } from './make-code.ts'
import { makeParagraphs } from './make-paragraphs.ts'

const { codeBlock, paragraph } = schema.nodes

/** Makes the selected texts code in a language; where all of them are code it changes the language. */
export function setCodeLanguage(language: string): Command {
  return (state, dispatch) => {
    const blocks = findOnlyCode(state.selection)
    if (blocks.length === 0 && !canMakeCode(state)) return false
    if (dispatch) {
      const tr = blocks.length === 0 ? makeCode(state, language) : state.tr
      for (const { pos } of blocks) tr.setNodeAttribute(pos, 'language', language)
      dispatch(tr.scrollIntoView())
    }
    return true
  }
}

/** Makes the selected texts code; where they begin with code, that becomes paragraphs. */
export const toggleCodeBlock: Command = (state, dispatch) => {
  const blocks = findSelectedCode(state.selection)
  if (blocks.length === 0 && !canMakeCode(state)) return false
  if (dispatch) {
    const tr = blocks.length === 0 ? makeCode(state, lastLanguage(state)) : makeParagraphs(state, blocks)
    dispatch(tr.scrollIntoView())
  }
  return true
}

/** The language of the code block before the selection, the likeliest one for the next; else plain text. */
function lastLanguage({ doc, selection }: EditorState): string {
  let language = 'plaintext'
  doc.nodesBetween(0, selection.from, node => {
    if (node.type === codeBlock) ({ language } = codeBlockAttrs(node))
    return !node.isTextblock
  })
  return language
}

/** Down from the last line of code that ends the document, cell or quote: a paragraph is made there. */
export const leaveCodeBelow: Command = (state, dispatch) => {
  const block = findCodeBlock(state)
  const { $head, empty } = state.selection
  if (!block || !empty || block.node.textContent.slice($head.parentOffset).includes('\n')) return false
  const after = block.pos + block.node.nodeSize
  if (state.doc.resolve(after).nodeAfter) return false
  if (dispatch) {
    const tr = state.tr.insert(after, paragraph.create())
    dispatch(tr.setSelection(Selection.near(tr.doc.resolve(after + 1))).scrollIntoView())
  }
  return true
}
