import type { EditorView } from 'prosemirror-view'
import { groupClass } from './group-desc.ts'

/** How long measuring may go on at a time, in ms. */
const slice = 8

/**
 * Measures the groups that have not been near the window, in idle moments, so that the page is as long as it is when all of it has been
 * drawn, and what is scrolled to stands where it is looked for.
 */
export class GroupHeights {
  readonly #view: EditorView
  readonly #observer: ResizeObserver
  #known = new WeakSet<Element>()
  #width = 0
  #idle = 0

  constructor(view: EditorView) {
    this.#view = view
    this.#observer = new ResizeObserver(entries => this.#onResize(entries.at(-1)?.contentRect.width ?? 0))
    this.#observer.observe(view.dom)
  }

  /** A group has changed. */
  forget(group: Element): void {
    this.#known.delete(group)
    this.#ask()
  }

  end(): void {
    this.#observer.disconnect()
    cancelIdle(this.#idle)
  }

  #onResize(width: number): void {
    if (width === this.#width) return
    this.#width = width
    this.#known = new WeakSet()
    this.#ask()
  }

  #ask(): void {
    if (this.#idle === 0) this.#idle = whenIdle(() => this.#measure())
  }

  #measure(): void {
    this.#idle = 0
    if (this.#view.isDestroyed || this.#width === 0) return
    const started = performance.now()
    for (const group of this.#view.dom.children) {
      if (!(group instanceof HTMLElement) || !group.classList.contains(groupClass)) continue
      if (this.#known.has(group)) continue
      if (performance.now() - started > slice) return this.#ask()
      measure(group)
      this.#known.add(group)
    }
  }
}

function measure(group: HTMLElement): void {
  group.style.contentVisibility = 'visible'
  const padding = Number.parseFloat(getComputedStyle(group).paddingBlockEnd)
  const { height } = group.getBoundingClientRect()
  group.style.containIntrinsicBlockSize = `auto ${height - padding}px`
  group.style.contentVisibility = ''
}

// Safari has no idle moments yet.
const hasIdle = typeof window !== 'undefined' && 'requestIdleCallback' in window

function whenIdle(run: () => void): number {
  return hasIdle ? requestIdleCallback(run) : window.setTimeout(run, 50)
}

function cancelIdle(handle: number): void {
  if (hasIdle) cancelIdleCallback(handle)
  else clearTimeout(handle)
}
