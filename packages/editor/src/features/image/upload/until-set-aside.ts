import { unreachable } from './messages.ts'
import type { TransferRun } from './transfer-run.ts'
import { UploadError } from './upload-status.ts'

/**
 * Does work for as long as the page is not set aside for the way back: there a request that loses its connection never ends, and one
 * that is under way may keep the page from being shown again. The work is aborted then, and fails as without a network.
 */
export function untilSetAside<Result>(
  { signal, onProgress }: TransferRun,
  work: (run: TransferRun) => Promise<Result>,
): Promise<Result> {
  const abort = new AbortController()
  const cancel = (): void => abort.abort()
  if (signal.aborted) cancel()
  signal.addEventListener('abort', cancel)
  return new Promise<Result>((resolve, reject) => {
    const leave = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return
      reject(new UploadError('unreachable', unreachable))
      cancel()
    }
    addEventListener('pagehide', leave)
    work({ signal: abort.signal, onProgress })
      .then(resolve, reject)
      .finally(() => {
        removeEventListener('pagehide', leave)
        signal.removeEventListener('abort', cancel)
      })
  })
}
