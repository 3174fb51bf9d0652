import { limits } from '../limits.ts'

interface Closable {
  close(): Promise<unknown>
}

/**
 * On SIGTERM or SIGINT: no new connections are taken, requests that have begun are finished, then the database is closed and the process ends. A second
 * signal, or a request that takes too long, ends it at once; what was answered as saved is on the disk anyway.
 */
export function stopOnSignals(app: Closable, store: Closable): void {
  let isStopping = false
  const stop = (): void => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), limits.stopWithinMs).unref()
    void app
      .close()
      .then(() => store.close())
      .then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
