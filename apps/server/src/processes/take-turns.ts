import type { ErrorCode } from '../errors/error-codes.ts'
import { HttpError } from '../errors/http-error.ts'

/** Runs work when its turn comes, unless the signal says before that nobody waits for it any more. */
export type TakeTurns = <Result>(work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>

/**
 * Lets so many pieces of work run at the same time, in the order in which they come. `whenFull` is the error when more
 * than `maxWaiting` would wait.
 */
export function takeTurns(options: { atOnce: number; maxWaiting: number; whenFull: ErrorCode }): TakeTurns {
  const { atOnce, maxWaiting, whenFull } = options
  const waiting = new Set<() => void>()
  let running = 0
  return async (work, signal) => {
    if (signal.aborted) throw new HttpError('request_incomplete')
    if (running < atOnce) running += 1
    else if (waiting.size < maxWaiting) await waitIn(waiting, signal)
    else throw new HttpError(whenFull)
    try {
      return await work()
    } finally {
      // The turn goes to the next one directly, so that nobody who comes now gets in between.
      const [next] = waiting
      if (next) next()
      else running -= 1
    }
  }
}

/** Waits to be called. Who goes before that leaves the place to others. */
function waitIn(waiting: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      waiting.delete(begin)
      reject(new HttpError('request_incomplete'))
    }
    const begin = (): void => {
      waiting.delete(begin)
      signal.removeEventListener('abort', leave)
      resolve()
    }
    waiting.add(begin)
    signal.addEventListener('abort', leave, { once: true })
  })
}
