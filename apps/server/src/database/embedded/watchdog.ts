/** What the watchdog needs: how to ask, how patient to be, and whom to tell. Times in milliseconds. */
export interface WatchdogOptions {
  ask: () => Promise<unknown>
  everyMs: number
  silentForMs: number
  onSilence: () => void
}

/** Watches until stopped. */
export interface Watchdog {
  /** Any answer to anyone is a sign of life: a question of its own may wait behind many others. */
  heard(): void
  stop(): void
}

/**
 * Tells `onSilence`, once, when a database has answered nobody for `silentForMs` although it was asked. PGlite
 * computes for ever when its disk is full; only a restart helps.
 */
export function watchDatabase({ ask, everyMs, silentForMs, onSilence }: WatchdogOptions): Watchdog {
  // Counted in looks, not read from a clock: a laptop that slept for an hour is not a silent database.
  let silentMs = 0
  let isAsking = false
  const heard = (): void => {
    silentMs = 0
  }
  const look = (): void => {
    if (silentMs >= silentForMs) {
      clearInterval(timer)
      onSilence()
      return
    }
    silentMs += everyMs
    if (isAsking) return
    isAsking = true
    void ask()
      .then(heard, () => {})
      .finally(() => {
        isAsking = false
      })
  }
  const timer = setInterval(look, everyMs)
  timer.unref()
  return { heard, stop: () => clearInterval(timer) }
}
