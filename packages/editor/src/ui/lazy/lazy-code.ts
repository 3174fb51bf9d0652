/** Code of the field that comes after the field itself: in an idle moment, or when it is first needed. */
export class LazyCode<Code = unknown> {
  readonly #import: () => Promise<Code>
  readonly #listeners = new Set<() => void>()
  #pending: Promise<void> | null = null
  #loaded: Code | null = null
  #hasFailed = false

  constructor(load: () => Promise<Code>) {
    this.#import = load
    allCode.add(this)
  }

  /** `null` until it is loaded. */
  get loaded(): Code | null {
    return this.#loaded
  }

  /** Whether it could not be loaded when it was last tried. */
  get hasFailed(): boolean {
    return this.#hasFailed
  }

  /** Loads it once; after a failure, which it throws, the next call tries again. */
  load(): Promise<void> {
    this.#pending ??= this.#load()
    return this.#pending
  }

  /** Takes code that is there from the start. */
  give(code: Code): void {
    this.#loaded = code
    this.#pending = Promise.resolve()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async #load(): Promise<void> {
    try {
      this.#loaded = await this.#import()
      this.#hasFailed = false
    } catch (error) {
      this.#pending = null
      this.#hasFailed = true
      throw error
    } finally {
      for (const listener of this.#listeners) listener()
    }
  }
}

const allCode = new Set<LazyCode>()

/**
 * Loads all code that the field will need when something is opened, one after the other. What fails is left for the moment when it
 * is needed, where it can be said.
 */
export async function loadAllCode(): Promise<void> {
  for (const code of allCode) {
    // oxlint-disable-next-line no-await-in-loop -- nobody waits for it: the page's own requests go first
    await code.load().catch(() => undefined)
  }
}
