import { HttpError } from '../errors/http-error.ts'
import type { ErrorCode } from '../errors/error-codes.ts'

/** What a process says of a task: the result, the error that the client is to get, or what failed. */
export type TaskAnswer<Result> = { result: Result } | { refused: ErrorCode } | { failed: string }

/** What a process of `workerProcesses` does: one task after another, until the server ends. */
export function answerTasks(work: (task: never) => unknown): void {
  process.on('disconnect', () => process.exit())
  process.on('message', (task: unknown) => void answer(task as never))
  say('ready')

  async function answer(task: never): Promise<void> {
    try {
      say({ result: await work(task) })
    } catch (error) {
      say(error instanceof HttpError ? { refused: error.code } : { failed: String(error) })
    }
  }

  function say(what: TaskAnswer<unknown> | 'ready'): void {
    process.send?.({ answer: what })
  }
}

/** The result in the answer; what the process refused is thrown as the error that it is. */
export function resultOf<Result>(answer: TaskAnswer<Result>): Result {
  if ('result' in answer) return answer.result
  if ('refused' in answer) throw new HttpError(answer.refused)
  throw new Error(`A task failed in its process: ${answer.failed}`)
}
