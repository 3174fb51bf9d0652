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

/** Events of an embedded database, with a message for the user. */
export interface EmbeddedDatabaseEvents {
  /** The database no longer answers, or belongs to another process: nothing can be saved, and this process should end. */
  onFatal: (why: string) => void
  /** The start takes longer than usual. */
  onWait: (message: string) => void
}

/** Starts the thread of the embedded database and waits until the database accepts connections. */
export async function startDatabaseThread(
  workerData: DatabaseWorkerData,
  { onFatal, onWait }: EmbeddedDatabaseEvents,
): Promise<DatabaseThread> {
  const worker = new Worker(new URL('./database-worker.js', import.meta.url), { workerData })
  const slow = setTimeout(() => onWait(stillOpening(workerData.directory)), limits.openNoticeMs)
  const opened = await firstMessage(worker).finally(() => clearTimeout(slow))
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

function stillOpening(directory: string): string {
  const minutes = limits.openTimeoutMs / 60_000
  return `Opening the database in ${directory} takes longer than usual. It may take up to ${minutes} minutes on a slow machine.`
}
