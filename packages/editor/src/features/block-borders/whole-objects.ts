import type { ResolvedPos, Slice } from 'prosemirror-model'
import {
  Plugin,
  Selection,
  TextSelection,
  type Command,
  type EditorState,
  type Transaction,
} from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { isBlockObject } from '../../core/block-object.ts'

/** A part of a document by its positions. */
interface Range {
  readonly from: number
  readonly to: number
}

/**
 * What is deleted, replaced or copied with a selection that begins or ends in an object and not on both sides in the
 * same: the object goes as a whole, not in pieces. `null` for every other selection.
 */
function findWholeRange(selection: Selection): Range | null {
  if (!(selection instanceof TextSelection) || selection.empty) return null
  const { $from, $to } = selection
  const shared = $from.sharedDepth($to.pos)
  const first = findObject($from, shared)
  const last = findObject($to, shared)
  if (first === null && last === null) return null
  return {
    from: first === null ? $from.pos : $from.before(first),
    to: last === null ? $to.pos : $to.after(last),
  }
}

/** The depth of the outermost object around a position below a depth. */
function findObject($position: ResolvedPos, shared: number): number | null {
  for (let depth = shared + 1; depth <= $position.depth; depth++) {
    if (isBlockObject($position.node(depth))) return depth
  }
  return null
}

/** Deletes the selection with the objects that it reaches into. */
export const deleteWholeObjects: Command = (state, dispatch) => {
  const transaction = deleteWhole(state)
  if (transaction) dispatch?.(transaction.scrollIntoView())
  return transaction !== null
}

/** Enter: the same, and what is left after the caret is a new block. */
export const splitOverWholeObjects: Command = (state, dispatch) => {
  const transaction = deleteWhole(state)
  if (transaction) dispatch?.(transaction.split(transaction.selection.from).scrollIntoView())
  return transaction !== null
}

function deleteWhole(state: EditorState): Transaction | null {
  const range = findWholeRange(state.selection)
  if (!range) return null
  const transaction = state.tr.delete(range.from, range.to)
  return transaction.setSelection(
    Selection.near(transaction.doc.resolve(transaction.mapping.map(range.from, -1))),
  )
}

/** Typing, pasting, copying and cutting treat such a selection alike. */
export const wholeObjects: Plugin = new Plugin({
  props: {
    transformCopied(slice, view) {
      const range = findWholeRange(view.state.selection)
      return range ? view.state.doc.slice(range.from, range.to) : slice
    },
    handleTextInput(...[view, , , text]) {
      return replaceWhole(view, transaction => transaction.insertText(text))
    },
    handlePaste: (view, _event, slice) => replaceWhole(view, transaction => pasteSlice(transaction, slice)),
    handleDOMEvents: { cut },
  },
})

function replaceWhole(view: EditorView, fill: (transaction: Transaction) => Transaction): boolean {
  const transaction = deleteWhole(view.state)
  if (transaction) view.dispatch(fill(transaction).scrollIntoView())
  return transaction !== null
}

function pasteSlice(transaction: Transaction, slice: Slice): Transaction {
  return transaction.replaceSelection(slice).setMeta('paste', true).setMeta('uiEvent', 'paste')
}

function cut(view: EditorView, event: ClipboardEvent): boolean {
  const transaction = view.editable ? deleteWhole(view.state) : null
  if (!transaction || !event.clipboardData) return false
  const { dom, text } = view.serializeForClipboard(view.state.selection.content())
  event.clipboardData.setData('text/html', dom.innerHTML)
  event.clipboardData.setData('text/plain', text)
  event.preventDefault()
  view.dispatch(transaction.scrollIntoView().setMeta('uiEvent', 'cut'))
  return true
}
