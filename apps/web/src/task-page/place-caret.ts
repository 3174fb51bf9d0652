import type { FieldHandle } from '@taskfield/editor'

/** Where the caret shall stand when the field opens: at a point of the window, or where the text is in sight. */
export type CaretWish = { x: number; y: number } | 'text'

/**
 * Focuses the field without scrolling the page: at the point asked for, else at the end of the text when that can be
 * seen, else in the first line that can.
 */
export function placeCaret(field: FieldHandle, wish: CaretWish): void {
  field.focus()
  const text = document.activeElement
  if (!(text instanceof HTMLElement) || !text.isContentEditable || !canAskForPlace) return
  const point = wish === 'text' ? pointInSight(text) : wish
  const place = document.caretPositionFromPoint(point.x, point.y)
  if (place && text.contains(place.offsetNode)) {
    document.getSelection()?.collapse(place.offsetNode, place.offset)
  }
}

/** Older browsers cannot tell what stands at a point: there the caret stays at the start. */
const canAskForPlace = 'caretPositionFromPoint' in document

/** Below whatever sticks to the top of the window. */
const firstLineInSight = 140

function pointInSight(text: HTMLElement): { x: number; y: number } {
  const { left, right, bottom } = (text.lastElementChild ?? text).getBoundingClientRect()
  return bottom <= innerHeight ? { x: right - 1, y: bottom - 2 } : { x: left + 1, y: firstLineInSight }
}
