import { parentPort, workerData } from 'node:worker_threads'
import { StartError } from '../../start-error.ts'
import { directoryError } from './directory-error.ts'
import { holdsLease, type LeaseKey } from './lease-file.ts'
import { openDurable } from './open-durable.ts'
import { bridgeSocket } from './socket-bridge.ts'

/** What the worker is told when it is made. */
export interface WorkerOrders {
  directory: string
  socketDirectory: string
  /** The right to write to the directory. */
  lease: LeaseKey
}

/** What the worker says: once it serves, or why it cannot. */
export type WorkerReport = { ready: true } | { ready: false; words: string; expected: boolean }

/*
 * The thread in which the database runs: PGlite computes without pause, and the thread that answers
 * browsers must not wait for it. Any message asks it to close the database and end.
 */
const { directory, socketDirectory, lease } = workerData as WorkerOrders

try {
  const database = await openDurable(directory, endWithoutLease)
  const bridge = await bridgeSocket(database, socketDirectory)
  parentPort?.once('message', () => {
    void bridge
      .close()
      .then(() => database.close())
      .then(() => parentPort?.close())
  })
  report({ ready: true })
} catch (cause) {
  const error = directoryError(directory, cause)
  if (error instanceof StartError) report({ ready: false, words: error.message, expected: true })
  else report({ ready: false, words: String(error), expected: false })
}

/** Nothing runs in this thread after its exit, so nothing more is written and no commit is answered. */
function endWithoutLease(): void {
  if (!holdsLease(lease)) process.exit(1)
}

function report(words: WorkerReport): void {
  parentPort?.postMessage(words)
}
