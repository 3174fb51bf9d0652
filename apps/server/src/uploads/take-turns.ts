/** Runs work when its turn comes. */
export type TakeTurns = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Lets so many pieces of work run at the same time, in the order in which they come. `onFull` makes what is thrown when
 * more than `maxWaiting` would wait.
 */
export function takeTurns(options: { atOnce: number; maxWaiting: number; onFull: () => Error }): TakeTurns {
  const { atOnce, maxWaiting, onFull } = options
  const waiting: (() => void)[] = []
  let running = 0
  return async work => {
    if (running < atOnce) running += 1
    else if (waiting.length < maxWaiting) await new Promise<void>(resolve => waiting.push(resolve))
    else throw onFull()
    try {
      return await work()
    } finally {
      // The turn goes to the next one directly, so that nobody who comes now gets in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
