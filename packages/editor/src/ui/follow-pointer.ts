import { isElement, isNode } from '../dom/kinds.ts'
import { pageOf } from '../dom/root-of.ts'
import { drawnScale } from './drawn-scale.ts'
import { scrollAtEdges } from './scroll-at-edges.ts'

/** What is told of a pointer. */
export interface Follower {
  /** How far the pointer is from where it was pressed: px of the field, which may be drawn smaller. */
  readonly move: (by: { readonly x: number; readonly y: number }, event: PointerEvent) => void
  /** `false` after Escape, and where the browser took the pointer away. */
  readonly end: (isDone: boolean) => void
  /**
   * What scrolls while the pointer is at the edge of what shows it; how far the pointer goes is told as seen from it.
   */
  readonly content?: Element | null
  /** The only direction in which it scrolls. */
  readonly axis?: 'x' | 'y'
}

/** What a pointer moves before it scrolls: a press may tremble. px. */
const slack = 4

/** Follows a pointer that has been pressed until it is released. Escape ends it without a result. */
export function followPointer(start: PointerEvent, { move, end, content, axis }: Follower): void {
  const { pointerId, clientX, clientY } = start
  const scale = isElement(start.target) ? drawnScale(start.target) : 1
  const listening = new AbortController()
  const page = pageOf(isNode(start.target) ? start.target : null)
  const place = (): { x: number; y: number } => content?.getBoundingClientRect() ?? { x: 0, y: 0 }
  const from = place()
  let last: PointerEvent | null = null
  const tell = (): void => {
    const to = place()
    if (!last) return
    const x = (last.clientX - clientX - to.x + from.x) / scale
    const y = (last.clientY - clientY - to.y + from.y) / scale
    move({ x, y }, last)
  }
  const scrolling = content && scrollAtEdges(content, tell, axis)
  const options = { signal: listening.signal, capture: true }
  const stop = (isDone: boolean): void => {
    listening.abort()
    scrolling?.stop()
    end(isDone)
  }
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ): void => page.addEventListener(name, listener, options)
  listen('pointermove', event => {
    if (event.pointerId !== pointerId) return
    last = event
    const { clientX: x, clientY: y } = event
    if (Math.abs(x - clientX) + Math.abs(y - clientY) > slack) scrolling?.pointAt({ x, y })
    tell()
  })
  listen('pointerup', event => event.pointerId === pointerId && stop(true))
  listen('pointercancel', event => event.pointerId === pointerId && stop(false))
  listen('keydown', event => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    stop(false)
  })
}
