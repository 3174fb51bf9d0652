import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import type { ErrorCode } from '../errors/error-codes.ts'
import { HttpError } from '../errors/http-error.ts'
import { limits } from '../limits.ts'
import { takeTurns } from './take-turns.ts'

/** What processes of one kind run, and their limits. */
export interface WorkerOptions {
  /** The module that calls `answerTasks`. */
  module: URL
  /** How many tasks are worked on at the same time, how many more may wait, and the error for those that may not. */
  atOnce: number
  maxWaiting: number
  whenFull: ErrorCode
  /** How long one task may take. */
  timeoutMs: number
  /** A process ends after so many tasks. */
  tasksPerProcess: number
  execArgv?: string[]
  /** Is told of each process. */
  onStart?: ((child: ChildProcess) => void) | undefined
}

/** What a process answered; or that it took too long and was killed, or ended before it had answered. */
export type Outcome<Answer> = { answer: Answer } | { failure: 'timeout' | 'ended' }

/** Has a process do a task when its turn comes, unless the signal says that nobody waits for it any more. */
export type DoTask<Task, Answer> = (task: Task, signal: AbortSignal) => Promise<Outcome<Answer>>

interface Worker {
  process: ChildProcess
  /** How many tasks it has had. */
  tasks: number
  /** Ends it when it has had nothing to do for a while. */
  idleTimer?: NodeJS.Timeout
}

/**
 * Works on what strangers send in processes of their own: one that hostile content crashes or occupies for ever is ended, and its
 * memory goes with it, while the server and its database go on.
 */
export function workerProcesses<Task extends object, Answer>(options: WorkerOptions): DoTask<Task, Answer> {
  const idle: Worker[] = []
  const inTurn = takeTurns(options)
  return (task, signal) =>
    inTurn(async () => {
      const worker = takeIdle(idle) ?? (await startWorker(options))
      if (signal.aborted) {
        keep(worker, idle, options)
        throw new HttpError('request_incomplete')
      }
      const outcome = await ask<Answer>(worker, task, { signal, timeoutMs: options.timeoutMs })
      if ('answer' in outcome) keep(worker, idle, options)
      return outcome
    }, signal)
}

function takeIdle(idle: Worker[]): Worker | undefined {
  for (let worker = idle.pop(); worker; worker = idle.pop()) {
    clearTimeout(worker.idleTimer)
    if (worker.process.connected) return worker
  }
  return undefined
}

function keep(worker: Worker, idle: Worker[], { tasksPerProcess }: WorkerOptions): void {
  worker.tasks += 1
  if (worker.tasks >= tasksPerProcess) {
    worker.process.kill()
    return
  }
  idle.push(worker)
  worker.idleTimer = setTimeout(() => {
    idle.splice(idle.indexOf(worker), 1)
    worker.process.kill()
  }, limits.processIdleMs).unref()
}

async function startWorker({ module, execArgv = [], onStart }: WorkerOptions): Promise<Worker> {
  const { PATH, TMPDIR, SystemRoot } = process.env
  const child = fork(module, {
    // Nothing of the settings, which hold keys: the process reads what strangers send. With one arena glibc gives back
    // what an image took; with more, 15 MB of JPEG leave up to 100 MB behind each.
    env: { PATH, TMPDIR, SystemRoot, MALLOC_ARENA_MAX: '1' },
    execArgv,
    serialization: 'advanced',
  })
  onStart?.(child)
  // The server answers others first.
  if (child.pid !== undefined) setPriority(child.pid, 5)
  // An idle process keeps nobody running.
  child.unref()
  child.channel?.unref()
  if (!(await nextAnswer(child, new AbortController().signal))) {
    throw new Error(`A process for ${module.pathname} ended with ${child.exitCode ?? child.signalCode}.`)
  }
  return { process: child, tasks: 0 }
}

async function ask<Answer>(
  { process: child }: Worker,
  task: object,
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
): Promise<Outcome<Answer>> {
  const timeout = AbortSignal.timeout(timeoutMs)
  // A process that is gone does not take it; its end is heard below.
  child.send(task, () => {})
  try {
    const message = await nextAnswer(child, AbortSignal.any([signal, timeout]))
    return message ? { answer: message.answer as Answer } : { failure: 'ended' }
  } catch {
    child.kill('SIGKILL')
    if (signal.aborted) throw new HttpError('request_incomplete')
    return { failure: 'timeout' }
  }
}

/** What the process says next; `null` when it ends instead. */
async function nextAnswer(child: ChildProcess, signal: AbortSignal): Promise<{ answer: unknown } | null> {
  const settled = new AbortController()
  const options = { signal: AbortSignal.any([signal, settled.signal]) }
  const answer = once(child, 'message', options).then(([message]) => message as { answer: unknown })
  const exit = once(child, 'exit', options).then(() => null)
  try {
    return await Promise.race([answer, exit])
  } finally {
    settled.abort()
    await Promise.allSettled([answer, exit])
  }
}
