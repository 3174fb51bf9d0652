import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { limits } from '../limits.ts'
import { canonicalHtml } from './canonical-html.ts'

/** Makes the HTML that is stored of what a client sent; `null` when it cannot be read in reasonable time and memory. */
export type CanonicalReader = (html: string) => Promise<string | null>

/**
 * A reader that keeps nobody waiting: a long text is read in a thread of its own, one at a time, within limits of time and
 * memory. A short one is not worth a thread.
 */
export function canonicalReader(): CanonicalReader {
  let last: Promise<unknown> = Promise.resolve()
  return async html => {
    if (html.length <= limits.htmlReadAtOnce) return canonicalHtml(html)
    const reading = last.then(() => readInThread(html))
    last = reading.catch(() => {})
    return reading
  }
}

async function readInThread(html: string): Promise<string | null> {
  const worker = new Worker(new URL('./canonical-thread.js', import.meta.url), {
    workerData: html,
    // The flags of the process, such as those of a test runner, are not for it.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.readingMegabytes },
  })
  const patience = AbortSignal.timeout(limits.readWithinMs)
  try {
    const [canonical] = (await once(worker, 'message', { signal: patience })) as [string | null]
    return canonical
  } catch (error) {
    if (patience.aborted || (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') return null
    throw error
  } finally {
    await worker.terminate()
  }
}
