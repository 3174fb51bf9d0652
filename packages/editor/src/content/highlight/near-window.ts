/**
 * Calls back, before the page is drawn, when an element comes near the window, when it is scrolled there, and once after
 * each call of `ask`. Scrolling is not listened to while the element is far.
 */
export class NearWindow {
  readonly #element: Element
  readonly #onMove: (isNear: boolean) => void
  readonly #observer: IntersectionObserver
  readonly #ask = (): void => this.ask()
  #isNear = false
  #frame = 0

  constructor(element: Element, onMove: (isNear: boolean) => void) {
    this.#element = element
    this.#onMove = onMove
    this.#observer = new IntersectionObserver(
      entries => this.#turn(entries.at(-1)?.isIntersecting === true),
      {
        rootMargin: '100% 0px',
      },
    )
    this.#observer.observe(element)
  }

  ask(): void {
    if (this.#frame === 0 && this.#isNear)
      this.#frame = requestAnimationFrame(() => {
        this.#frame = 0
        this.#onMove(true)
      })
  }

  end(): void {
    this.#observer.disconnect()
    this.#listen(false)
    cancelAnimationFrame(this.#frame)
  }

  #turn(isNear: boolean): void {
    if (isNear === this.#isNear) return
    this.#isNear = isNear
    this.#listen(isNear)
    if (isNear) this.ask()
    else this.#onMove(false)
  }

  /** What is scrolled within a shadow root is not heard outside of it. */
  #listen(isOn: boolean): void {
    const document = this.#element.ownerDocument
    for (const root of new Set<EventTarget>([document, this.#element.getRootNode()])) {
      if (isOn) root.addEventListener('scroll', this.#ask, { capture: true, passive: true })
      else root.removeEventListener('scroll', this.#ask, { capture: true })
    }
    const window = document.defaultView
    if (isOn) window?.addEventListener('resize', this.#ask)
    else window?.removeEventListener('resize', this.#ask)
  }
}
