import type { ChildProcess } from 'node:child_process'
import { HttpError } from '../errors/http-error.ts'
import { limits } from '../limits.ts'
import { resultOf, type TaskAnswer } from '../processes/answer-tasks.ts'
import { workerProcesses } from '../processes/worker-processes.ts'
import { isLong } from './is-long.ts'
import { sanitizeHtml } from './sanitize-html.ts'

/** What a process is told to do. */
export interface SanitizerTask {
  html: string
}

/** `sanitizeHtml` when its turn comes, unless the signal says that nobody waits for it any more. */
export type Sanitizer = (html: string, signal: AbortSignal) => Promise<string>

/**
 * Makes a sanitizer that does not block the event loop: long texts are read in processes of their own, within limits of time and
 * memory. `onStart` is told of each process.
 */
export function createSanitizer(onStart?: (child: ChildProcess) => void): Sanitizer {
  const work = workerProcesses<SanitizerTask, TaskAnswer<string>>({
    module: new URL('./sanitizer-process.js', import.meta.url),
    atOnce: limits.textsAtOnce,
    maxWaiting: limits.waitingTexts,
    whenFull: 'too_many_texts',
    timeoutMs: limits.textTimeoutMs,
    tasksPerProcess: limits.textsPerProcess,
    execArgv: [`--max-old-space-size=${limits.textProcessMegabytes}`],
    onStart,
  })
  return async (html, signal) => {
    if (!isLong(html)) return sanitizeHtml(html)
    const outcome = await work({ html }, signal)
    // No answer means that the text took too long or all the memory; the next text gets another process.
    if (!('answer' in outcome)) throw new HttpError('html_too_complex')
    return resultOf(outcome.answer)
  }
}
