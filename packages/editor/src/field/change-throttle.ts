/** The specification's change throttle: ms. */
const interval = 300

/**
 * Calls back after changes: in a task of its own, at most once in 300 ms, and always once after the last one. As long as `isHeld` says so it
 * waits. Why it is ours: `docs/decisions/0005`.
 */
export class ChangeThrottle {
  readonly #call: () => void
  readonly #isHeld: () => boolean
  #timer: ReturnType<typeof setTimeout> | null = null
  /** Whether the time of a change has come, and it was held. */
  #isDue = false
  #calledAt = -Infinity

  constructor(call: () => void, isHeld: () => boolean = () => false) {
    this.#call = call
    this.#isHeld = isHeld
  }

  /** Notes a change. */
  schedule(): void {
    if (this.#timer !== null || this.#isDue) return
    const wait = Math.max(0, this.#calledAt + interval - performance.now())
    this.#timer = setTimeout(() => this.#come(), wait)
  }

  /** Is to be called when what held a change may have ended. */
  resume(): void {
    if (!this.#isDue || this.#isHeld()) return
    this.#isDue = false
    this.schedule()
  }

  /** Forgets the change that waits; `false` where none does. */
  cancel(): boolean {
    if (this.#timer === null) {
      const wasDue = this.#isDue
      this.#isDue = false
      return wasDue
    }
    clearTimeout(this.#timer)
    this.#timer = null
    return true
  }

  /** Calls back at once if a change waits, also one that is held. */
  flush(): void {
    if (!this.cancel()) return
    this.#calledAt = performance.now()
    this.#call()
  }

  #come(): void {
    if (!this.#isHeld()) return this.flush()
    this.#timer = null
    this.#isDue = true
  }
}
