import { schema } from '@taskfield/document'
import { TextSelection, type Command, type Selection, type Transaction } from 'prosemirror-state'
import type { NodeWithPos } from '../../core/selection/selected-blocks.ts'
import { findOnlyCode } from './find-code.ts'

/** A line of code with the position of its start. */
interface Line {
  readonly text: string
  readonly pos: number
}

/** Tab in code: a tab at the caret; where anything is selected, before each of its lines. */
export const indentCode: Command = (state, dispatch) => {
  const { selection, tr } = state
  const code = findOnlyCode(selection)
  if (code.length === 0) return false
  const tab = schema.text('\t')
  if (selection.empty) tr.insert(selection.from, tab)
  else {
    for (const { pos } of linesToIndent(code, selection)) tr.insert(pos, tab)
    keepWholeLines(tr, selection)
  }
  dispatch?.(tr.scrollIntoView())
  return true
}

/** A selection that begins with a line begins with it still, before its tab. */
function keepWholeLines(transaction: Transaction, { anchor, head, from }: Selection): void {
  if (!(transaction.selection instanceof TextSelection)) return
  const [start, end] = [anchor, head].map(pos => transaction.mapping.map(pos, pos === from ? -1 : 1))
  transaction.setSelection(TextSelection.create(transaction.doc, start ?? from, end))
}

/** Shift+Tab in code: a tab, or up to four spaces, go from the start of each selected line. */
export const outdentCode: Command = (state, dispatch) => {
  const { selection, tr } = state
  const code = findOnlyCode(selection)
  if (code.length === 0) return false
  for (const { text, pos } of selectedLines(code, selection)) {
    const indent = /^(?:\t| {1,4})/.exec(text)?.[0].length ?? 0
    if (indent > 0) tr.delete(pos, pos + indent)
  }
  dispatch?.(tr.scrollIntoView())
  return true
}

/** Lines without text stay without spaces, unless nothing else is selected. */
function linesToIndent(code: readonly NodeWithPos[], selection: Selection): Line[] {
  const lines = selectedLines(code, selection)
  const filled = lines.filter(({ text }) => text !== '')
  return filled.length > 0 ? filled : lines
}

/** The lines that a selection touches, the last one first. One that it only ends at the start of is not meant. */
function selectedLines(code: readonly NodeWithPos[], { from, to, empty }: Selection): Line[] {
  return code
    .flatMap(block => linesAt(block, from, to))
    .filter(({ text, pos }) => {
      const end = pos + text.length
      return empty ? pos <= from && from <= end : from <= end && pos < to
    })
    .toReversed()
}

/** The lines between two positions, and those that these stand in: code may have thousands of others. */
function linesAt({ node, pos }: NodeWithPos, from: number, to: number): Line[] {
  const text = node.textContent
  const [start = 0, end = 0] = [from, to].map(at => Math.max(0, Math.min(text.length, at - pos - 1)))
  const first = start > 0 ? text.lastIndexOf('\n', start - 1) + 1 : 0
  const last = text.indexOf('\n', end)
  let at = pos + 1 + first
  return text
    .slice(first, last < 0 ? text.length : last)
    .split('\n')
    .map(line => {
      const found = { text: line, pos: at }
      at += line.length + 1
      return found
    })
}
