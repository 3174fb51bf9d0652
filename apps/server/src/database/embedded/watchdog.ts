/** How the database is watched. Times in milliseconds. */
export interface WatchdogOptions {
  /** Sends a query. */
  ping: () => Promise<unknown>
  intervalMs: number
  timeoutMs: number
  onTimeout: () => void
}

/** Watches until stopped. */
export interface Watchdog {
  /** The database has answered some query. A ping may wait behind many others, so all of them count. */
  reset(): void
  stop(): void
}

/**
 * Calls `onTimeout`, once, when the database has answered no query for `timeoutMs` although it was pinged. PGlite goes
 * into an endless loop when its disk is full, and only a restart of the process helps.
 */
export function watchDatabase({ ping, intervalMs, timeoutMs, onTimeout }: WatchdogOptions): Watchdog {
  // Ticks are counted instead of reading a clock, which goes on while a machine is suspended.
  let silentMs = 0
  let isPinging = false
  const reset = (): void => {
    silentMs = 0
  }
  const tick = (): void => {
    if (silentMs >= timeoutMs) {
      clearInterval(timer)
      onTimeout()
      return
    }
    silentMs += intervalMs
    if (isPinging) return
    isPinging = true
    void ping()
      .then(reset, () => {})
      .finally(() => {
        isPinging = false
      })
  }
  const timer = setInterval(tick, intervalMs)
  timer.unref()
  return { reset, stop: () => clearInterval(timer) }
}
