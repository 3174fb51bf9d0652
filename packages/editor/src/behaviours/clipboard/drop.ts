import type { Slice } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { findDropPlace } from './drop-place.ts'

/** A selected text that is dropped into itself stays as it is. */
export function stayInPlace(...[view, , , moves]: [EditorView, DragEvent, Slice, boolean]): boolean {
  const { from, to, empty } = view.state.selection
  if (!moves || empty || isDraggingObject(view)) return false
  const $place = findDropPlace(view)
  return $place !== null && from <= $place.pos && $place.pos <= to
}

/** Whether an object is dragged that need not be selected. */
function isDraggingObject({ dragging }: EditorView): boolean {
  return dragging !== null && 'node' in dragging && dragging.node !== undefined
}
