import { parentPort, workerData } from 'node:worker_threads'
import { StartError } from '../../start-error.ts'
import { openDurable } from './open-durable.ts'
import { bridgeSocket } from './socket-bridge.ts'

/** What the worker is told when it is made. */
export interface WorkerOrders {
  directory: string
  socketDirectory: string
}

/** What the worker says: once it serves, or why it cannot. */
export type WorkerReport = { ready: true } | { ready: false; words: string; expected: boolean }

/*
 * The thread in which the database runs: PGlite computes without pause, and the thread that answers
 * browsers must not wait for it. Any message asks it to close the database and end.
 */
const { directory, socketDirectory } = workerData as WorkerOrders

try {
  const database = await openDurable(directory)
  const bridge = await bridgeSocket(database, socketDirectory)
  parentPort?.once('message', () => {
    void bridge
      .close()
      .then(() => database.close())
      .then(() => parentPort?.close())
  })
  report({ ready: true })
} catch (error) {
  report({ ready: false, words: String(error), expected: error instanceof StartError })
}

function report(words: WorkerReport): void {
  parentPort?.postMessage(words)
}
