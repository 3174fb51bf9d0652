import { nextTask } from '../../../ui/lazy/next-task.ts'

/** How long work goes on before something else may happen: ms. Keys and drawing wait no longer than that. */
const longest = 20

/** The pauses of work that is done in slices. */
export class Pauses {
  readonly #signal: AbortSignal
  #since = performance.now()

  /** Each pause throws the reason of `signal` where the work is no longer wanted. */
  constructor(signal: AbortSignal) {
    this.#signal = signal
  }

  /** Whether there was none for long. */
  get areDue(): boolean {
    return performance.now() - this.#since > longest
  }

  /** Lets all happen that waits. */
  async take(): Promise<void> {
    await nextTask()
    this.#signal.throwIfAborted()
    this.#since = performance.now()
  }

  /** Does all steps of a work, with pauses between them; `onStep` hears what each says. */
  async between<Step, Result>(
    steps: Generator<Step, Result, void>,
    onStep: (step: Step) => void = () => {},
  ): Promise<Result> {
    for (;;) {
      const step = steps.next()
      if (step.done) return step.value
      onStep(step.value)
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      if (this.areDue) await this.take()
    }
  }
}
