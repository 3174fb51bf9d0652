import type { EditorContext } from '../core/feature/editor-context.ts'

/** How near a balloon comes to the edges of the window: px. */
export const edge = 8

/** How far a balloon stands from what it is about: px. */
export const gap = 6

/** How far above an object its balloon stands besides: where the handles of its edge are, px. */
const handles = 12

/** Where a balloon stands that had best stand above something. */
export type Place = 'above' | 'below' | 'top' | 'bottom' | 'out'

/** Between which heights of the window the text is seen: below its toolbar, and above a phone's keyboard. */
interface Room {
  readonly top: number
  readonly bottom: number
}

function roomOf({ view }: EditorContext): Room {
  if (!view) return { top: 0, bottom: 0 }
  const field = view.dom.closest('.tf-field')
  const bar = field?.querySelector(':scope > .tf-toolbar')?.getBoundingClientRect() ?? new DOMRect()
  const { offsetTop, height } = view.dom.ownerDocument.defaultView?.visualViewport ?? {
    offsetTop: 0,
    height: 0,
  }
  const [top, bottom] = [offsetTop + edge, offsetTop + height - edge]
  const isBelow = field?.hasAttribute('data-above-keyboard') === true
  return isBelow
    ? { top, bottom: Math.min(bottom, bar.top - edge) }
    : { top: Math.max(top, bar.bottom + 2), bottom }
}

/**
 * Finds the place of a balloon of a height: above a box, else below it, else over its beginning at the top of the window, as
 * above a table that is higher than the window; at the bottom where it would cover the caret there.
 */
export function placeAbove(editor: EditorContext, box: DOMRect, height: number): Place {
  const { top, bottom } = roomOf(editor)
  const needed = Math.min(height, bottom - top) + gap
  if (box.bottom <= top || box.top >= bottom) return 'out'
  if (box.top - handles - needed >= top) return 'above'
  if (box.bottom + needed <= bottom) return 'below'
  return coversCaret(editor, top, top + needed) ? 'bottom' : 'top'
}

function coversCaret({ view }: EditorContext, from: number, to: number): boolean {
  if (!view?.hasFocus()) return false
  const caret = view.coordsAtPos(view.state.selection.head)
  return caret.bottom > from && caret.top < to
}

/** The line above which a balloon is put to stand in its place. */
export function lineAbove(editor: EditorContext, box: DOMRect, height: number): DOMRect {
  const { top, bottom } = roomOf(editor)
  const full = Math.min(height, bottom - top)
  const lines: Readonly<Record<Place, number>> = {
    above: box.top - handles,
    below: box.bottom + full + 2 * gap,
    top: top + full + gap,
    bottom: bottom + gap,
    out: -full,
  }
  return new DOMRect(box.left, lines[placeAbove(editor, box, height)], box.width, 0)
}
