import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { limits } from '../../limits.ts'
import { StartError } from '../../start-error.ts'
import type { DatabaseWorkerData, DatabaseWorkerMessage } from './database-worker.ts'

/** The worker thread of the embedded database. */
export interface DatabaseThread {
  /** Closes the database and waits for the end of the thread. */
  close(): Promise<void>
}

/**
 * Starts the thread of the embedded database and waits until the database accepts connections. `onFatal` is told when the
 * thread ends without `close`.
 */
export async function startDatabaseThread(
  workerData: DatabaseWorkerData,
  onFatal: (why: string) => void,
): Promise<DatabaseThread> {
  const worker = new Worker(new URL('./database-worker.js', import.meta.url), { workerData })
  const opened = await firstMessage(worker)
  if (!opened.ready) {
    await worker.terminate()
    throw opened.isStartError ? new StartError(opened.message) : new Error(opened.message)
  }
  const onExit = (code: number): void => onFatal(`the database thread ended with code ${code}`)
  worker.once('exit', onExit)
  worker.once('error', error => onFatal(`the database thread failed: ${String(error)}`))
  return {
    close: async () => {
      worker.off('exit', onExit)
      const exit = once(worker, 'exit')
      worker.postMessage('close')
      await exit
    },
  }
}

async function firstMessage(worker: Worker): Promise<DatabaseWorkerMessage> {
  const timeout = AbortSignal.timeout(limits.openTimeoutMs)
  try {
    const [message] = (await once(worker, 'message', { signal: timeout })) as [DatabaseWorkerMessage]
    return message
  } catch (error) {
    if (!timeout.aborted) throw error
    await worker.terminate()
    const seconds = limits.openTimeoutMs / 1000
    throw new StartError(`The database did not open within ${seconds} s. Is its disk full or very slow?`)
  }
}
