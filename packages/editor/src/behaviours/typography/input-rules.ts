import { schema } from '@taskfield/document'
import { InputRule } from 'prosemirror-inputrules'
import type { Node } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { contextOf } from '../../core/feature/host-context.ts'
import { findBoundSpace } from './bound-spaces.ts'
import type { Prose } from './prose.ts'
import { findQuote } from './quotes.ts'
import { findCharacters } from './characters.ts'
import type { TextChange } from './text-change.ts'

/** How much of the text before a block is looked at for letters. */
const earlierLength = 500

const { inlineCode } = schema.marks

/** The text of a block, one character for each position. */
function readBlock(block: Node): string {
  return block.children.map(readInline).join('')
}

function readInline(node: Node): string {
  if (node.type === schema.nodes.lineBreak) return '\n'
  const isProse = node.isText && !inlineCode.isInSet(node.marks)
  return isProse ? (node.text ?? '') : '\ufffc'.repeat(node.nodeSize)
}

/** A rule that changes what stands before the caret, where the host wants it. */
function ruleOf(find: (prose: Prose) => TextChange | null, undoable: boolean): InputRule {
  const change = (state: EditorState, [typed]: RegExpMatchArray, start: number): Transaction | null => {
    if (!contextOf(state).typography) return null
    const $start = state.doc.resolve(start)
    const block = $start.start()
    // What is typed does not stand in the document yet when the rule is asked for the first time.
    const end = Math.min(start + typed.length, state.selection.from)
    const text = readBlock($start.parent)
    const found = find({
      before: text.slice(0, end - block) + typed.slice(end - start),
      after: text.slice(end - block),
      earlier: () => state.doc.textBetween(Math.max(0, block - earlierLength), block, ' '),
    })
    if (!found) return null
    const from = Math.min(block + found.from, end)
    const marks = state.doc.nodeAt(from)?.marks ?? []
    return state.tr.replaceWith(from, Math.min(block + found.to, end), schema.text(found.text, marks))
  }
  return new InputRule(/[^]+$/, change, { undoable })
}

/** Puts the characters of a printed text for those of the keyboard. */
export const charactersRule: InputRule = ruleOf(
  prose => findQuote(prose) ?? findCharacters(prose.before),
  true,
)

/** Nobody sees this change: Backspace after it deletes a character, as it seems to. */
export const boundSpaceRule: InputRule = ruleOf(({ before }) => findBoundSpace(before), false)
