import { StartError } from '../start-error.ts'

/** Turns a system error about a directory into a `StartError`; returns any other error unchanged. */
export function directoryError(directory: string, error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException
  if (error instanceof StartError || !/^E[A-Z0-9]+$/.test(code ?? '')) return error
  return new StartError(
    `Taskfield cannot keep its data in ${directory}: ${message}. It needs a directory that it may write to, on a disk with room. To name another one: TASKFIELD_DATA=… npm start.`,
  )
}
