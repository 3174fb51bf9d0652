import { isShadowRoot } from '../dom/kinds.ts'
/** How near to an edge a pointer has to be: px. */
const zone = 32

/** How far is scrolled at most, when the pointer is at the edge or past it: px a ms. */
const fastest = 1

interface Point {
  readonly x: number
  readonly y: number
}

/** Scrolling that a pointer leads. */
export interface EdgeScrolling {
  readonly pointAt: (point: Point) => void
  readonly stop: () => void
}

/**
 * Scrolls whatever scrolls around an element, in one direction or both, for as long as a pointer is at an edge of it, or past that; calls back after
 * each step.
 */
export function scrollAtEdges(element: Element, onStep: () => void, axis?: 'x' | 'y'): EdgeScrolling {
  const scrollers = scrollersAround(element)
  let point: Point | null = null
  let frame = 0
  let last = 0
  const step = (now: number): void => {
    const most = Math.min(Math.max(now - last, 8), 50) * fastest
    last = now
    const moved = scrollers.filter(
      scroller =>
        point && scrollTowards(scroller, point, { x: axis === 'y' ? 0 : most, y: axis === 'x' ? 0 : most }),
    )
    frame = moved.length > 0 ? requestAnimationFrame(step) : 0
    if (moved.length > 0) onStep()
  }
  return {
    pointAt(next) {
      point = next
      if (frame !== 0) return
      last = performance.now()
      frame = requestAnimationFrame(step)
    },
    stop: () => cancelAnimationFrame(frame),
  }
}

/** What of an element that scrolls is within the window. */
export function visibleBox(element: Element): DOMRect {
  const { width, height } =
    element.ownerDocument.defaultView?.visualViewport ?? element.getBoundingClientRect()
  if (element === element.ownerDocument.scrollingElement) return new DOMRect(0, 0, width, height)
  const box = element.getBoundingClientRect()
  const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)]
  return new DOMRect(left, top, Math.min(width, box.right) - left, Math.min(height, box.bottom) - top)
}

/** The elements around one that may scroll, and the page. */
function scrollersAround(element: Element): Element[] {
  const { ownerDocument: page } = element
  const found: Element[] = page.scrollingElement ? [page.scrollingElement] : []
  for (let around = parentOf(element); around && around !== page.body; around = parentOf(around)) {
    const { overflowX, overflowY } = getComputedStyle(around)
    if (/auto|scroll/.test(overflowX + overflowY) && !found.includes(around)) found.push(around)
  }
  return found
}

/** Out of a shadow root, too. */
function parentOf(element: Element): Element | null {
  const root = element.getRootNode()
  return element.parentElement ?? (isShadowRoot(root) ? root.host : null)
}

/** Scrolls by at most some px; `false` where the point is at no edge, or nothing is left to scroll to. */
function scrollTowards(scroller: Element, { x, y }: Point, most: Point): boolean {
  const { left, right, top, bottom } = visibleBox(scroller)
  const { scrollLeft, scrollTop } = scroller
  scroller.scrollBy({
    left: stepTowards(x, left, right, most.x),
    top: stepTowards(y, top, bottom, most.y),
    behavior: 'instant',
  })
  return scroller.scrollLeft !== scrollLeft || scroller.scrollTop !== scrollTop
}

/** The nearer to the edge, the faster. */
function stepTowards(at: number, start: number, end: number, most: number): number {
  const part = (depth: number): number => Math.ceil(Math.min(1, Math.max(0, depth / zone)) * most)
  return part(at - (end - zone)) - part(start + zone - at)
}
