import { nextAttemptAt } from './next-attempt.ts'
import { nextState } from './next-state.ts'
import { unsavedText } from './saving-state.ts'
import type { SaveAnswer, SavedText, SavingEvent, SavingState } from './saving-state.ts'

/** Sends a text and the version it was based on. Never rejects: a failure is an answer. */
export type Send = (html: string, baseVersion: number) => Promise<SaveAnswer>

/** Two texts that were written over the same base. */
export interface Texts {
  base: string
  mine: string
  theirs: string
}

/** Makes one text of two; `null` when only a person can. */
export type Merge = (texts: Texts) => string | null

/** Keeps one text saved: decides when it is sent, one attempt at a time, and always knows where it stands. */
export class Saver {
  readonly #send: Send
  readonly #merge: Merge
  readonly #listeners = new Set<() => void>()
  #state: SavingState
  #attempt: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #isStarted = false

  /** `base` is what the server holds now. */
  constructor(base: SavedText, send: Send, merge: Merge) {
    this.#state = { status: 'clean', base }
    this.#send = send
    this.#merge = merge
  }

  readonly getState = (): SavingState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Begins to save by itself; the function it returns ends that. */
  start(): () => void {
    this.#isStarted = true
    this.#waitForNext()
    return () => {
      this.#isStarted = false
      clearTimeout(this.#timer)
    }
  }

  /** The user has this text now. */
  change(html: string): void {
    this.#apply({ type: 'changed', html, at: Date.now() })
  }

  /** The server was read again. */
  refresh(saved: SavedText): void {
    this.#apply({ type: 'refreshed', saved })
  }

  /** Sends what is unsaved without waiting. True when the server has it all in the end. */
  async flush(): Promise<boolean> {
    this.#apply({ type: 'hurried' })
    if (this.#attempt) await this.#attempt
    do await this.#sendNow(false)
    while (this.#state.status === 'dirty')
    return unsavedText(this.#state) === null
  }

  /** Resolves when no attempt is under way. */
  async settled(): Promise<void> {
    while (this.#attempt) await this.#attempt
  }

  /**
   * The user goes on with a text that was written over `base`, in the place of what is here. What the server has got
   * since is merged into it, or in conflict with it.
   */
  async restore(html: string, base: SavedText): Promise<void> {
    await this.settled()
    this.#apply({ type: 'restored', html, base, at: Date.now() })
    this.#settleConflict()
  }

  /** Something got better, such as the network: what failed is tried again now instead of later. */
  readonly tryAgain = (): void => {
    if (this.#state.status === 'failed' && this.#state.problem.passes) void this.#sendNow(true)
  }

  /** Answers a conflict: my text is written over theirs. */
  keepMine(): Promise<boolean> {
    this.#apply({ type: 'keptMine', at: Date.now() })
    return this.flush()
  }

  /** Answers a conflict: their text stays, mine is forgotten here. */
  takeTheirs(): void {
    this.#apply({ type: 'tookTheirs' })
  }

  #apply(event: SavingEvent): void {
    const next = nextState(this.#state, event)
    if (next === this.#state) return
    this.#state = next
    this.#waitForNext()
    for (const listener of this.#listeners) listener()
  }

  #waitForNext(): void {
    clearTimeout(this.#timer)
    const due = this.#isStarted ? nextAttemptAt(this.#state) : null
    if (due === null) return
    this.#timer = setTimeout(() => void this.#sendNow(true), Math.max(0, due - Date.now()))
  }

  #sendNow(quiet: boolean): Promise<void> {
    this.#attempt ??= this.#makeAttempt(quiet).finally(() => (this.#attempt = null))
    return this.#attempt
  }

  async #makeAttempt(quiet: boolean): Promise<void> {
    this.#apply({ type: 'sending', quiet })
    if (this.#state.status !== 'saving') return
    const answer = await this.#send(this.#state.sent, this.#state.base.version)
    this.#apply({ type: 'answered', answer, at: Date.now() })
    this.#settleConflict()
  }

  #settleConflict(): void {
    if (this.#state.status !== 'conflict') return
    const { base, draft, theirs } = this.#state
    const html = this.#merge({ base: base.html, mine: draft, theirs: theirs.html })
    if (html !== null) this.#apply({ type: 'merged', html, at: Date.now() })
  }
}
