import { noNetwork, tooMany, unknownFailure, unreachable } from './messages.ts'
import { waiting } from './upload-records.ts'
import { UploadError, type UploadStatus } from './upload-status.ts'

/** When a server that could not be reached is tried again: ms after each miss; then a person is asked. */
const retryDelays: readonly number[] = [2_000, 10_000, 30_000]

/** How long a server may ask to wait before a person is asked instead: ms. */
const longestWait = 300_000

/** What becomes of an upload that did not succeed. */
interface AfterFailure {
  readonly status: UploadStatus
  /** When it is tried again: ms; `null` where a person decides. */
  readonly delay: number | null
  readonly misses: number
}

/**
 * Decides what becomes of an upload that did not succeed, after so many times in a row that the server was not reached. Without a network it
 * waits for one; a server that is not reached all the same is tried a few times.
 */
export function afterFailure(error: unknown, misses: number, isOnline: boolean): AfterFailure {
  const { kind, words, wait } =
    error instanceof UploadError ? error : new UploadError('refused', unknownFailure)
  const failed = (canRetry: boolean): AfterFailure => ({
    status: { state: 'failed', message: words, canRetry },
    delay: null,
    misses,
  })
  if (kind === 'unreachable') {
    const delay = retryDelays[misses]
    if (!isOnline) return { status: waiting(noNetwork), delay: delay ?? retryDelays.at(-1) ?? 0, misses }
    return delay === undefined ? failed(true) : { status: waiting(unreachable), delay, misses: misses + 1 }
  }
  if (kind === 'later' && wait <= longestWait) {
    return { status: waiting(tooMany(Math.ceil(wait / 1000))), delay: wait, misses }
  }
  return failed(kind !== 'final')
}
