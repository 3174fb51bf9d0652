import { schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { Selection, TextSelection, type Command, type EditorState, type Transaction } from 'prosemirror-state'
import { selectedBlocks, selectedTextBlocks, type NodeWithPos } from '../../core/selection/selected-blocks.ts'

const { codeBlock, paragraph } = schema.nodes

/** The code block that the selection lies in, with the position before it. */
export function findCodeBlock({
  selection: { $from, $to },
}: EditorState): { node: Node; pos: number } | null {
  return $from.parent.type === codeBlock && $from.sameParent($to)
    ? { node: $from.parent, pos: $from.before() }
    : null
}

/** The text of a block as lines of code; objects in it are their text. */
const codeOf = (block: Node): string =>
  block.textBetween(0, block.content.size, undefined, leaf => leaf.type.spec.leafText?.(leaf) ?? '')

/** The selected blocks, where all of them are text. */
function findCodeable({ selection }: EditorState): readonly NodeWithPos[] {
  const blocks = selectedTextBlocks(selection)
  return blocks.length === selectedBlocks(selection).length ? blocks : []
}

/** Makes the selected blocks one code block, a line each; formatting goes. With objects among them it is `null`. */
function makeCode(state: EditorState, language: string): Transaction | null {
  const { $from, $to, head } = state.selection
  const blocks = findCodeable(state)
  const range = $from.blockRange($to, node => node.type.contentMatch.matchType(codeBlock) !== null)
  if (!range || blocks.length === 0) return null
  let text = ''
  let caret = 0
  for (const { node, pos } of blocks) {
    if (text || caret) text += '\n'
    if (head > pos && head <= pos + node.nodeSize) caret = text.length + head - pos - 1
    text += codeOf(node)
  }
  const block = codeBlock.create({ language }, text ? schema.text(text) : null)
  const { parent, startIndex, endIndex, start, end } = range
  if (!parent.canReplaceWith(startIndex, endIndex, codeBlock)) return null
  const tr = state.tr.replaceWith(start, end, block)
  return tr.setSelection(TextSelection.create(tr.doc, start + 1 + Math.min(caret, text.length)))
}

/** Makes each line of a code block a paragraph. */
function makeParagraphs(state: EditorState, block: Node, pos: number): Transaction {
  const lines = block.textContent.split('\n')
  const offset = state.selection.head - pos - 1
  const lineOfCaret = block.textContent.slice(0, offset).split('\n').length - 1
  const blocks = lines.map(line => paragraph.create(null, line ? schema.text(line) : null))
  const tr = state.tr.replaceWith(pos, pos + block.nodeSize, blocks)
  // A line break took one place; the borders of two paragraphs take two.
  return tr.setSelection(TextSelection.near(tr.doc.resolve(pos + 1 + offset + lineOfCaret)))
}

/** Makes the selected blocks code in a language; in code chooses the language. */
export function setCodeLanguage(language: string): Command {
  return (state, dispatch) => {
    const block = findCodeBlock(state)
    const tr = block ? state.tr.setNodeAttribute(block.pos, 'language', language) : makeCode(state, language)
    if (!tr) return false
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

/** Makes the selected blocks code, or the code paragraphs again. */
export const toggleCodeBlock: Command = (state, dispatch) => {
  const block = findCodeBlock(state)
  // The dry run of each keystroke does not look through the document for the language.
  const language = dispatch && !block ? lastLanguage(state) : 'plaintext'
  const tr = block ? makeParagraphs(state, block.node, block.pos) : makeCode(state, language)
  if (!tr) return false
  dispatch?.(tr.scrollIntoView())
  return true
}

/** The language of the code block before the selection, the likeliest one for the next; else plain text. */
function lastLanguage({ doc, selection }: EditorState): string {
  let language = 'plaintext'
  doc.nodesBetween(0, selection.from, node => {
    if (node.type === codeBlock) language = String(node.attrs['language'])
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
