import { windowOf } from '../../dom/root-of.ts'
import type { EditorView } from 'prosemirror-view'
import { whenIdle } from '../../ui/lazy/when-idle.ts'
import { farClass, groupClass, layOut, letRest, type GroupDesc } from './group-desc.ts'
import { WaitingGroups } from './waiting-groups.ts'

/** How long the text has to have been left alone before groups are measured, and how long they are measured at a time: ms. */
const [pause, slice] = [1000, 8]

/**
 * Measures the groups that have not been near the window, in idle moments, so that the page is as long as it is when all of it has been
 * drawn, and what is scrolled to stands where it is looked for.
 */
export class GroupHeights {
  readonly #view: EditorView
  readonly #observer: ResizeObserver
  readonly #life = new AbortController()
  readonly #shown = new WeakSet<EventTarget>()
  readonly #waiting: WaitingGroups
  #known = new WeakSet<EventTarget>()
  #width = 0
  #timer = 0
  #isWaiting = false
  #endIdle = (): void => {}

  constructor(view: EditorView) {
    this.#view = view
    this.#waiting = new WaitingGroups(windowOf(view.dom))
    this.#observer = new ResizeObserver(entries => this.#onResize(entries.at(-1)?.contentRect.width ?? 0))
    this.#observer.observe(view.dom)
    this.wait()
    view.dom.addEventListener('contentvisibilityautostatechange', this.#onShow, { signal: this.#life.signal })
  }

  /** A group has changed. One that is shown keeps its size by itself. */
  forget(group: Element): void {
    if (!this.#shown.has(group)) this.#known.delete(group)
    else if (!this.#isWaiting) return
    this.wait()
  }

  /** Draws a group as soon as it comes near the window, and otherwise bit by bit. */
  drawLater(group: GroupDesc): void {
    this.#waiting.add(group)
  }

  end(): void {
    this.#waiting.end()
    this.#life.abort()
    this.#observer.disconnect()
    this.#endIdle()
    clearTimeout(this.#timer)
  }

  readonly #onShow = (event: Event): void => {
    const { target } = event
    if (!target || !('skipped' in event)) return
    if (event.skipped === true) this.#shown.delete(target)
    else this.#shown.add(target)
  }

  #onResize(width: number): void {
    if (width === this.#width) return
    this.#width = width
    this.#known = new WeakSet()
    this.wait()
  }

  /** Measures what has not been measured once the text is left alone. */
  wait(): void {
    this.#isWaiting = true
    this.#endIdle()
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => this.#ask(), pause)
  }

  #ask(): void {
    this.#endIdle = whenIdle(() => this.#measure(), 50)
  }

  #measure(): void {
    if (this.#view.isDestroyed || this.#width === 0) return
    const started = performance.now()
    const { dom } = this.#view
    // What stands in another group is measured before it.
    const groups = new Set([
      ...dom.querySelectorAll<HTMLElement>(`.${groupClass} .${groupClass}`),
      ...dom.querySelectorAll<HTMLElement>(`.${groupClass}`),
    ])
    for (const group of groups) {
      if (this.#known.has(group) || group.closest(`.${farClass}`)) continue
      if (performance.now() - started > slice) return this.#ask()
      if (!this.#shown.has(group)) {
        layOut(group)
        letRest(group)
      }
      this.#known.add(group)
    }
    this.#isWaiting = false
  }
}
