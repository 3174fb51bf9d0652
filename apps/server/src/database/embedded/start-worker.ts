import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { limits } from '../../limits.ts'
import { StartError } from '../../start-error.ts'
import type { WorkerOrders, WorkerReport } from './database-worker.ts'

/** The running database thread. */
export interface DatabaseThread {
  /** Closes the database and waits until its thread has ended. */
  close(): Promise<void>
}

/**
 * Starts the thread that serves the database on a socket, and waits until it serves. `onDeath` is told when
 * the thread ends without being asked to.
 */
export async function startWorker(
  orders: WorkerOrders,
  onDeath: (why: string) => void,
): Promise<DatabaseThread> {
  const worker = new Worker(new URL('./database-worker.js', import.meta.url), { workerData: orders })
  const report = await firstReport(worker)
  if (!report.ready) {
    await worker.terminate()
    throw report.expected ? new StartError(report.words) : new Error(report.words)
  }
  const died = (code: number): void => onDeath(`the database thread ended with code ${code}`)
  worker.once('exit', died)
  worker.once('error', error => onDeath(`the database thread failed: ${String(error)}`))
  return {
    close: async () => {
      worker.off('exit', died)
      const ended = once(worker, 'exit')
      worker.postMessage('close')
      await ended
    },
  }
}

async function firstReport(worker: Worker): Promise<WorkerReport> {
  const patience = AbortSignal.timeout(limits.openWithinMs)
  try {
    const [report] = (await once(worker, 'message', { signal: patience })) as [WorkerReport]
    return report
  } catch (error) {
    if (!patience.aborted) throw error
    await worker.terminate()
    const seconds = limits.openWithinMs / 1000
    throw new StartError(`The database did not open within ${seconds} s. Is its disk full or very slow?`)
  }
}
