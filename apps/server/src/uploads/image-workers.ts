import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import type { ErrorCode } from '../errors/error-codes.ts'
import { HttpError } from '../errors/http-error.ts'
import { limits } from '../limits.ts'
import type { ImageFiles, SourceImage } from './image-files.ts'
import { takeTurns } from './take-turns.ts'

/** What a process is told to do. */
export interface ImageTask {
  source: SourceImage
  folder: string
}

/** What it says: that it is there, what it has made, or why it has not. */
export type ImageAnswer = { ready: true } | { made: ImageFiles } | { refused: ErrorCode } | { failed: string }

/** Makes the files of an image when its turn comes, unless the signal says that nobody waits for them any more. */
export type MakeImageFiles = (source: SourceImage, folder: string, signal: AbortSignal) => Promise<ImageFiles>

interface Worker {
  process: ChildProcess
  /** How many images it has had. */
  tasks: number
  /** Ends it when it has had nothing to do for a while. */
  idleTimer?: NodeJS.Timeout
}

/**
 * Works on images in processes of their own: one that a hostile image crashes or occupies for ever is ended, and its
 * memory goes with it, while the server and its database go on. `onStart` is told of each process.
 */
export function imageWorkers(onStart?: (child: ChildProcess) => void): MakeImageFiles {
  const idle: Worker[] = []
  const inTurn = takeTurns({
    atOnce: limits.imagesAtOnce,
    maxWaiting: limits.waitingImages,
    onFull: () => new HttpError('overloaded'),
  })
  return (source, folder, signal) =>
    inTurn(async () => {
      if (signal.aborted) throw new HttpError('request_incomplete')
      const worker = takeIdle(idle) ?? (await startWorker(onStart))
      const answer = await ask(worker, { source, folder }, signal)
      if (answer) keep(worker, idle)
      return madeOf(answer)
    })
}

function takeIdle(idle: Worker[]): Worker | undefined {
  const worker = idle.pop()
  clearTimeout(worker?.idleTimer)
  return worker?.process.connected ? worker : undefined
}

function keep(worker: Worker, idle: Worker[]): void {
  worker.tasks += 1
  if (worker.tasks === limits.imagesPerProcess) {
    worker.process.kill()
    return
  }
  idle.push(worker)
  worker.idleTimer = setTimeout(() => {
    idle.splice(idle.indexOf(worker), 1)
    worker.process.kill()
  }, limits.imageProcessIdleMs).unref()
}

async function startWorker(onStart?: (child: ChildProcess) => void): Promise<Worker> {
  const { PATH, TMPDIR, SystemRoot } = process.env
  const child = fork(new URL('./image-process.js', import.meta.url), {
    // Nothing of the settings, which hold keys: the process reads what strangers send. With one arena glibc gives back
    // what an image took; with more, 15 MB of JPEG leave up to 100 MB behind each.
    env: { PATH, TMPDIR, SystemRoot, MALLOC_ARENA_MAX: '1' },
    execArgv: [],
  })
  onStart?.(child)
  // The server answers others first.
  if (child.pid !== undefined) setPriority(child.pid, 5)
  // An idle process keeps nobody running.
  child.unref()
  child.channel?.unref()
  if (!(await nextAnswer(child, new AbortController().signal))) {
    throw new Error(`The process that works on images ended with ${child.exitCode ?? child.signalCode}.`)
  }
  return { process: child, tasks: 0 }
}

async function ask(worker: Worker, task: ImageTask, signal: AbortSignal): Promise<ImageAnswer | null> {
  const timeout = AbortSignal.timeout(limits.imageTimeoutMs)
  worker.process.send(task)
  try {
    return await nextAnswer(worker.process, AbortSignal.any([signal, timeout]))
  } catch {
    worker.process.kill('SIGKILL')
    throw new HttpError(signal.aborted ? 'request_incomplete' : 'image_too_complex')
  }
}

/** What the process says next; `null` when it ends instead. */
async function nextAnswer(child: ChildProcess, signal: AbortSignal): Promise<ImageAnswer | null> {
  const settled = new AbortController()
  const options = { signal: AbortSignal.any([signal, settled.signal]) }
  const answer = once(child, 'message', options).then(([message]) => message as ImageAnswer)
  const exit = once(child, 'exit', options).then(() => null)
  try {
    return await Promise.race([answer, exit])
  } finally {
    settled.abort()
    await Promise.allSettled([answer, exit])
  }
}

/** No answer means that the image has crashed the process; the next image gets another one. */
function madeOf(answer: ImageAnswer | null): ImageFiles {
  if (answer && 'made' in answer) return answer.made
  if (answer && 'failed' in answer) throw new Error(`An image could not be worked on: ${answer.failed}`)
  throw new HttpError(answer && 'refused' in answer ? answer.refused : 'image_damaged')
}
