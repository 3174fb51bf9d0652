import { codeBlockAttrs, schema } from '@taskfield/document'
import { InputRule } from 'prosemirror-inputrules'
import { TextSelection, type Command } from 'prosemirror-state'
import { isAfterAutomaticChange } from '../../core/feature/automatic-change.ts'
import { CodeLines } from './code-lines.ts'
import { findCodeBlock } from './find-code.ts'
import { findLanguage } from '../../content/highlight/languages.ts'

const { codeBlock, heading, paragraph } = schema.nodes

/** Three backticks at the start of a paragraph or a heading make it code. */
export const backticksRule: InputRule = new InputRule(/^```$/, (state, _match, start, end) => {
  const $start = state.doc.resolve(start)
  const index = $start.index(-1)
  const rest = $start.parent.cut(end - start)
  const { blocks } = new CodeLines('plaintext').add(rest)
  const isText = rest.type === paragraph || rest.type === heading
  const isCode = isText && blocks[0]?.type === codeBlock
  if (!isCode || !$start.node(-1).canReplaceWith(index, index + 1, codeBlock)) return null
  const tr = state.tr.replaceWith($start.before(), $start.after(), blocks)
  return tr.setSelection(TextSelection.create(tr.doc, start))
})

/** Enter right after the backticks, which ends their line elsewhere, begins no line of the code that they have made. */
export const endBackticks: Command = (state, dispatch) => {
  const block = findCodeBlock(state)
  if (!block || block.node.content.size > 0 || !isAfterAutomaticChange(state)) return false
  dispatch?.(state.tr.setSelection(state.selection))
  return true
}

/** Enter behind nothing but the name of a language, as after three backticks, chooses that language. */
export const chooseTypedLanguage: Command = (state, dispatch) => {
  const block = findCodeBlock(state)
  const language = block && findLanguage(block.node.textContent)
  const isFresh = block && codeBlockAttrs(block.node).language === 'plaintext' && state.selection.empty
  if (!block || !language || !isFresh || language.name === 'plaintext') return false
  const start = block.pos + 1
  const tr = state.tr.setNodeAttribute(block.pos, 'language', language.name)
  dispatch?.(tr.delete(start, start + block.node.content.size))
  return true
}
