/** The specification's change throttle: ms. */
const interval = 300

/**
 * Calls back after changes: in a task of its own, at most once in 300 ms, and always once after the last one. Why it is ours:
 * `docs/decisions/0005`.
 */
export class ChangeThrottle {
  readonly #call: () => void
  #timer: ReturnType<typeof setTimeout> | null = null
  #calledAt = -Infinity

  constructor(call: () => void) {
    this.#call = call
  }

  /** Notes a change. */
  schedule(): void {
    if (this.#timer !== null) return
    const wait = Math.max(0, this.#calledAt + interval - performance.now())
    this.#timer = setTimeout(() => this.flush(), wait)
  }

  /** Forgets the change that waits; `false` where none does. */
  cancel(): boolean {
    if (this.#timer === null) return false
    clearTimeout(this.#timer)
    this.#timer = null
    return true
  }

  /** Calls back at once if a change waits. */
  flush(): void {
    if (!this.cancel()) return
    this.#calledAt = performance.now()
    this.#call()
  }
}
