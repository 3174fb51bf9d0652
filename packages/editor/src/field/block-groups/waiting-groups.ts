import { nextTask } from '../../ui/lazy/next-task.ts'
import type { GroupDesc } from './group-desc.ts'

/** How long groups are drawn before something else may happen: ms. */
const slice = 20

/** Draws the groups of a long text that came in at one go: those near the window first, the others in slices, in their order. */
export class WaitingGroups {
  readonly #groups = new Map<Element, GroupDesc>()
  readonly #life = new AbortController()
  readonly #observer = new IntersectionObserver(entries => this.#onNear(entries), { rootMargin: '100%' })
  #isDrawing = false

  constructor(window: Window) {
    const options = { signal: this.#life.signal, capture: true }
    window.addEventListener('beforeprint', () => this.#drawFor(Infinity), options)
    window.addEventListener('keydown', event => reachesFar(event) && this.#drawFor(Infinity), options)
  }

  add(group: GroupDesc): void {
    this.#groups.set(group.dom, group)
    this.#observer.observe(group.dom)
    if (!this.#isDrawing) void this.#drawAll()
  }

  end(): void {
    this.#life.abort()
    this.#observer.disconnect()
    this.#groups.clear()
  }

  async #drawAll(): Promise<void> {
    this.#isDrawing = true
    // oxlint-disable-next-line no-await-in-loop -- what else there is to do goes first
    for (await nextTask(); this.#groups.size > 0; await nextTask()) this.#drawFor(slice)
    this.#isDrawing = false
  }

  #drawFor(time: number): void {
    const started = performance.now()
    for (const element of this.#groups.keys()) {
      this.#draw(element)
      if (performance.now() - started > time) return
    }
  }

  #onNear(entries: readonly IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) if (isIntersecting) this.#draw(target)
  }

  /** One that somebody has asked for meanwhile, or that is gone, has nothing left to draw. */
  #draw(element: Element): void {
    this.#groups.get(element)?.draw?.()
    this.#groups.delete(element)
    this.#observer.unobserve(element)
  }
}

/** Whether a browser looks through all of the text for a key, or goes to its end. */
export function reachesFar({ key, code, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (key === 'End' || key === 'F3') return true
  return (ctrlKey || metaKey) && ['KeyF', 'KeyG', 'ArrowDown'].includes(code)
}
