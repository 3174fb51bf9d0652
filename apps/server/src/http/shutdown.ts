import { limits } from '../limits.ts'

interface Closable {
  close(): Promise<unknown>
}

/**
 * Graceful shutdown on SIGTERM or SIGINT: takes no new connections, finishes the requests that have begun, closes the
 * database and exits. A second signal, or a request that takes too long, exits at once; what was answered as saved is
 * on the disk in any case.
 */
export function shutDownOnSignals(app: Closable, store: Closable): void {
  let isStopping = false
  const stop = (): void => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), limits.shutdownTimeoutMs).unref()
    void app
      .close()
      .then(() => store.close())
      .then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
