import { isElement } from '../../dom/kinds.ts'
import type { EditorView } from 'prosemirror-view'

/** Where something stands on the screen. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The space between what is brought into sight and what would cover it: px. */
const margin = 8
/** What is higher than this part of the window is no bar but a page of its own. */
const maxBarHeight = 0.4
/** Popups stand where they must not cover the text, and go of themselves. */
const popups = '.tf-floating, .tf-dialog, .tf-backdrop'

/**
 * Scrolls what stands between two positions into sight: in all that scrolls around it, and out from below bars. The caret has
 * the browser for that; this is for what is shown while the focus is elsewhere.
 */
export function scrollIntoSight(view: EditorView, from: number, to: number): void {
  const { node } = view.domAtPos(from)
  let element = isElement(node) ? node : node.parentElement
  for (; element; element = element.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(element)
    if (!/auto|scroll/.test(overflowX + overflowY)) continue
    const around = element.getBoundingClientRect()
    const box = boxOf(view, from, to)
    element.scrollBy(distance(box.left, box.right, around.left, around.right), 0)
    element.scrollBy(0, distance(box.top, box.bottom, around.top, around.bottom))
  }
  const { documentElement: page } = view.dom.ownerDocument
  const box = boxOf(view, from, to)
  view.dom.ownerDocument.defaultView?.scrollBy(0, distance(box.top, box.bottom, 0, page.clientHeight))
  uncover(view, boxOf(view, from, to))
}

/** Scrolls on when a bar that stays in place covers a box: the toolbar, a phone's one above the keyboard, the head of the page. */
export function uncover(view: EditorView, box: Box): void {
  const bar = coverAt(view, box.left, box.top + 1) ?? coverAt(view, box.left, box.bottom - 1)
  if (!bar) return
  const isAtTop = bar.top + bar.bottom < view.dom.ownerDocument.documentElement.clientHeight
  scroll(view, isAtTop ? box.top - margin - bar.bottom : box.bottom + margin - bar.top)
}

/** Where the text between two positions of a line stands. */
export function boxOf(view: EditorView, from: number, to: number): Box {
  // Some of these are a DOMRect, which has nothing of its own to spread.
  const { left, right, top, bottom } = view.coordsAtPos(from, 1)
  const end = view.coordsAtPos(to, -1)
  return { left, right: end.top < bottom ? Math.max(right, end.right) : right, top, bottom }
}

/** How far something must be scrolled to stand within bounds. What is far out of them comes into the middle. */
function distance(start: number, end: number, from: number, to: number): number {
  if (start >= from && end <= to) return 0
  if (end < from || start > to) return (start + end - from - to) / 2
  return start < from ? start - margin - from : end + margin - to
}

/** Where the bar stands that covers a point of the text; `null` where the text is in sight, or out of the window. */
function coverAt(view: EditorView, x: number, y: number): DOMRect | null {
  const { ownerDocument: page } = view.dom
  const element = page.elementFromPoint(x, y)
  if (!element || element.contains(view.dom) || view.dom.contains(element) || element.closest(popups))
    return null
  const bar = findBar(element)
  const box = bar?.getBoundingClientRect()
  return box && box.height < maxBarHeight * page.documentElement.clientHeight ? box : null
}

/** The outermost element around one that stays in place while the page is scrolled. */
function findBar(element: Element): Element | null {
  let bar: Element | null = null
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (/^(fixed|sticky)$/.test(getComputedStyle(around).position)) bar = around
  }
  return bar
}

function scroll(view: EditorView, by: number): void {
  for (let around = view.dom.parentElement; around; around = around.parentElement) {
    const canScroll = around.scrollHeight > around.clientHeight
    if (canScroll && /^(auto|scroll)$/.test(getComputedStyle(around).overflowY)) {
      around.scrollBy(0, by)
      return
    }
  }
  view.dom.ownerDocument.defaultView?.scrollBy(0, by)
}
