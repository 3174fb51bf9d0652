import type { Fragment, Slice } from 'prosemirror-model'
import { TextSelection, type Selection, type Transaction } from 'prosemirror-state'
import { dropPoint } from 'prosemirror-transform'
import type { EditorView } from 'prosemirror-view'
import { deleteSelected } from '../../core/transform/delete-selected.ts'
import { insertContent } from '../../core/transform/insert-content.ts'
import { findDropPlace } from './drop-place.ts'

/** What is dropped into a text comes in as what is pasted, and is selected. What goes between blocks is left to ProseMirror. */
export function dropIntoText(...[view, , slice, moves]: [EditorView, DragEvent, Slice, boolean]): boolean {
  const { doc, tr, selection } = view.state
  const $place = findDropPlace(view)
  if (!$place?.parent.inlineContent || slice.size === 0 || isDraggingObject(view)) return false
  // A selected text that is dropped into itself stays as it is.
  if (moves && isIn(selection, $place.pos)) return true
  if (dropPoint(doc, $place.pos, slice) !== $place.pos) return false
  if (moves) deleteSelected(tr)
  if (!insertAt(tr, tr.mapping.map($place.pos), slice.content)) return false
  view.focus()
  view.dispatch(tr.setMeta('uiEvent', 'drop'))
  return true
}

function isIn({ from, to, empty }: Selection, pos: number): boolean {
  return !empty && from <= pos && pos <= to
}

/** Puts content into a text and selects it; `false` where no text is. */
function insertAt(transaction: Transaction, pos: number, content: Fragment): boolean {
  const $pos = transaction.doc.resolve(pos)
  if (!$pos.parent.inlineContent) return false
  insertContent(transaction.setSelection(TextSelection.create(transaction.doc, pos)), content)
  const { doc, selection } = transaction
  const $start = doc.resolve($pos.parentOffset > 0 ? pos : $pos.before())
  transaction.setSelection(TextSelection.between($start, selection.$from))
  return true
}

/** Whether an object is dragged that need not be selected. */
function isDraggingObject({ dragging }: EditorView): boolean {
  return dragging !== null && 'node' in dragging && dragging.node !== undefined
}
