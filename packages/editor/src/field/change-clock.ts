/** The specification's change throttle: ms. */
const interval = 300

/** Calls back after changes, at most once in 300 ms, and always once after the last one. */
export class ChangeClock {
  readonly #call: () => void
  #timer: ReturnType<typeof setTimeout> | null = null
  #calledAt = -Infinity

  constructor(call: () => void) {
    this.#call = call
  }

  /** Notes a change. */
  start(): void {
    if (this.#timer !== null) return
    const wait = Math.max(0, this.#calledAt + interval - performance.now())
    this.#timer = setTimeout(() => this.flush(), wait)
  }

  /** Calls back at once if a change waits. */
  flush(): void {
    if (this.#timer === null) return
    clearTimeout(this.#timer)
    this.#timer = null
    this.#calledAt = performance.now()
    this.#call()
  }

  /** Forgets a change that waits. */
  cancel(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }
}
