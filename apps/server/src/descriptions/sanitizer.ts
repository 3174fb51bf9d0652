import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { limits } from '../limits.ts'
import { sanitizeHtml } from './sanitize-html.ts'

/** `sanitizeHtml` within limits of time and memory; `null` also when these are exceeded. */
export type Sanitizer = (html: string) => Promise<string | null>

/**
 * Makes a sanitizer that does not block the event loop: long texts go to a worker thread, one at a time. For short ones
 * starting a thread would take longer than the work.
 */
export function createSanitizer(): Sanitizer {
  let last: Promise<unknown> = Promise.resolve()
  return async html => {
    if (html.length <= limits.sanitizeInlineCharacters) return sanitizeHtml(html)
    const result = last.then(() => sanitizeInWorker(html))
    last = result.catch(() => {})
    return result
  }
}

async function sanitizeInWorker(html: string): Promise<string | null> {
  const worker = new Worker(new URL('./sanitizer-worker.js', import.meta.url), {
    workerData: html,
    // Flags of this process, such as those of a test runner, would break the worker.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.sanitizerMegabytes },
  })
  const timeout = AbortSignal.timeout(limits.sanitizeTimeoutMs)
  try {
    const [sanitized] = (await once(worker, 'message', { signal: timeout })) as [string | null]
    return sanitized
  } catch (error) {
    if (timeout.aborted || (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') return null
    throw error
  } finally {
    await worker.terminate()
  }
}
