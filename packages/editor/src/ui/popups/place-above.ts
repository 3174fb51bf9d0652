import { isElement } from '../../dom/kinds.ts'
import type { EditorContext } from '../../core/feature/editor-context.ts'

/** How near a balloon comes to the edges of the window: px. */
export const edge = 8

/** How far a balloon stands from what it is about: px. */
export const gap = 6

/** How far above an object its balloon stands besides: where the handles of its edge are, px. */
const handles = 12

/** How far the shadow of a balloon reaches below it: px. */
const shadow = 32

/** How many times the height of a balloon a picture has that it stands within: what it covers is the smaller part. */
const leastTimes = 3

/** How many times it is where the balloon would else cover what stands below the field: some of it is seen. */
const leastTimesAtFoot = 1.5

/** Where a balloon had best stand: above something, or within it, at its upper edge. */
export type BestSide = 'above' | 'inside'

/** Where such a balloon stands. */
export type Place = BestSide | 'below' | 'top' | 'bottom' | 'out'

/** What is to be placed, and at what. */
export interface Placing {
  readonly box: DOMRect
  readonly height: number
  readonly width: number
  readonly side: BestSide
}

/** Between which heights of the window the text is seen: below its toolbar, and above a phone's keyboard. */
interface Room {
  readonly top: number
  readonly bottom: number
}

function roomOf({ view }: Pick<EditorContext, 'view'>): Room {
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

/** How high a row of buttons is with what is around it, where a finger presses them: px. */
const rowHeight = 62

/** How high and how wide a single button is with what is around it: px. */
const button = { height: 48, width: 116 }

/** How much room is missing for a row of buttons below a line of the window, such as the bottom of a text: px, 0 or less where there is enough. */
export function roomMissing(editor: Pick<EditorContext, 'view'>, line: number): number {
  return line + rowHeight - roomOf(editor).bottom
}

/**
 * Whether a button at the end of a text stands beside it and not below: where the window has no room below; and at the foot of the field,
 * where it would cover what the host has there, such as what sends a comment, if there is room behind the last words.
 */
export function standsBeside(editor: Pick<EditorContext, 'view'>, box: DOMRect, end: number): boolean {
  if (roomMissing(editor, box.bottom) > 0) return true
  if (!editor.view) return false
  const { dom, state } = editor.view
  const { right, bottom } = dom.getBoundingClientRect()
  const { parent, parentOffset } = state.doc.resolve(Math.min(end, state.doc.content.size))
  return (
    box.bottom + button.height > bottom &&
    box.right + button.width <= right &&
    parentOffset === parent.content.size
  )
}

const placesBySide = {
  above: ['above', 'below'],
  inside: ['inside', 'below', 'above'],
  insideAtFoot: ['inside', 'above', 'top', 'below'],
} as const

/**
 * Finds the place of a balloon: above a box, else below it, else over its beginning at the top of the window, as above a table that is
 * higher than the window; at the bottom where it would cover the caret there. One within a box that is too small stands below it, where
 * it hides least of the text that is being read; but not over what the host has below the field, such as what sends a comment, if there is
 * room above the box, or if it is high enough that a part of it is still seen.
 */
export function findPlace(editor: EditorContext, { box, height, width, side }: Placing): Place {
  const { top, bottom } = roomOf(editor)
  const needed = Math.min(height, bottom - top) + gap
  if (box.bottom <= top || box.top >= bottom) return 'out'
  const seen = Math.min(box.bottom, bottom) - Math.max(box.top, top)
  const isLarge = seen >= leastTimes * needed && box.width >= width + 2 * handles
  const free: Readonly<Record<'inside' | 'above' | 'below' | 'top', boolean>> = {
    inside: isLarge,
    above: box.top - handles - needed >= top,
    below: box.bottom + needed <= bottom,
    top: seen >= leastTimesAtFoot * needed,
  }
  const isAtFoot = box.bottom + needed > (editor.view?.dom.getBoundingClientRect().bottom ?? bottom)
  const places = placesBySide[side === 'inside' && isAtFoot ? 'insideAtFoot' : side]
  const found = places.find(place => free[place])
  if (found) return found
  return coversCaret(editor, top, top + needed) ? 'bottom' : 'top'
}

function coversCaret({ view }: EditorContext, from: number, to: number): boolean {
  if (!view?.hasFocus()) return false
  const { $head } = view.state.selection
  const block = $head.depth > 0 ? view.nodeDOM($head.before()) : null
  // Most often the whole block is elsewhere. That costs less to learn than where the caret is, and is asked at each letter.
  if (isElement(block) && !crosses(block.getBoundingClientRect(), from, to)) return false
  return crosses(view.coordsAtPos($head.pos), from, to)
}

function crosses({ top, bottom }: { top: number; bottom: number }, from: number, to: number): boolean {
  return bottom > from && top < to
}

/** The line above which a balloon is put to stand in its place. */
export function lineAbove(editor: EditorContext, placing: Placing): DOMRect {
  const { box, height } = placing
  const { top, bottom } = roomOf(editor)
  const full = Math.min(height, bottom - top)
  const place = findPlace(editor, placing)
  const lines: Readonly<Record<Place, number>> = {
    above: box.top - handles,
    inside: Math.max(box.top + handles, top) + full + gap,
    below: box.bottom + full + 2 * gap,
    top: top + full + gap,
    bottom: bottom + gap,
    out: -shadow,
  }
  const inset = place === 'inside' ? handles : 0
  return new DOMRect(leftWithin(editor, placing) + inset, lines[place], box.width - 2 * inset, 0)
}

/** Where a balloon begins that does not stand out of the text at its end: at its box, or before that. */
function leftWithin({ view }: EditorContext, { box, width }: Placing): number {
  const text = view?.dom.getBoundingClientRect() ?? box
  return Math.max(Math.min(box.left, text.right - width), Math.min(text.left, box.left))
}
