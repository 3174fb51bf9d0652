import { schema, type ListKind } from '@taskfield/document'
import { InputRule } from 'prosemirror-inputrules'
import type { EditorState, Transaction } from 'prosemirror-state'
import { findItemDepth } from '../../core/lists/find-item.ts'
import { isListActive, makeList } from './list-kind.ts'

const { heading, paragraph } = schema.nodes

function startList(state: EditorState, kind: ListKind, start: number, end: number): Transaction | null {
  const { type } = state.doc.resolve(start).parent
  if ((type !== paragraph && type !== heading) || isListActive(state, kind)) return null
  const tr = state.tr.delete(start, end)
  makeList(tr, kind)
  return tr
}

function checkItem(tr: Transaction): Transaction {
  const { $from } = tr.selection
  const depth = findItemDepth($from)
  return depth > 0 ? tr.setNodeAttribute($from.before(depth), 'checked', true) : tr
}

/** `* ` or `- `, `1. ` or `1) `, and `[] `, `[ ] ` or `[x] ` at the start of a block make it an item of a list. */
export const listInputRules: readonly InputRule[] = [
  new InputRule(/^[*-] $/, (state, _match, start, end) => startList(state, 'bulleted', start, end)),
  new InputRule(/^1[.)] $/, (state, _match, start, end) => startList(state, 'numbered', start, end)),
  // The letter may be typed on either layout.
  new InputRule(/^\[([ xх]?)\] $/i, (state, match, start, end) => {
    const isChecked = /\S/.test(match[1] ?? '')
    // Who writes a list by its marks goes on to write them in the items that follow.
    if (isChecked && isListActive(state, 'todo')) return checkItem(state.tr.delete(start, end))
    const tr = startList(state, 'todo', start, end)
    return tr && isChecked ? checkItem(tr) : tr
  }),
]
