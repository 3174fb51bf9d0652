import { parentPort, workerData } from 'node:worker_threads'
import { StartError } from '../../start-error.ts'
import { directoryError } from '../../files/directory-error.ts'
import { holdsLease, type LeaseKey } from './lease-file.ts'
import { openDurable } from './open-durable.ts'
import { servePglite } from './pglite-socket.ts'

/** What the worker is started with. */
export interface DatabaseWorkerData {
  directory: string
  socketDirectory: string
  /** The right to write to the directory. */
  lease: LeaseKey
}

/** What the worker sends: that it accepts connections, or why it cannot. */
export type DatabaseWorkerMessage = { ready: true } | { ready: false; message: string; isStartError: boolean }

/*
 * The worker thread of the embedded database: a query of PGlite blocks the thread it runs in, and must not block the
 * HTTP server. Any message from the parent closes the database and ends the thread.
 */
const { directory, socketDirectory, lease } = workerData as DatabaseWorkerData

try {
  const database = await openDurable(directory, exitWithoutLease)
  const server = await servePglite(database, socketDirectory)
  parentPort?.once('message', () => {
    void server
      .close()
      .then(() => database.close())
      .then(() => parentPort?.close())
  })
  send({ ready: true })
} catch (cause) {
  const error = directoryError(directory, cause)
  const isStartError = error instanceof StartError
  send({ ready: false, message: isStartError ? error.message : String(error), isStartError })
}

/** In a worker `process.exit` ends this thread at once: nothing more is written, and no commit is answered. */
function exitWithoutLease(): void {
  if (!holdsLease(lease)) process.exit(1)
}

function send(message: DatabaseWorkerMessage): void {
  parentPort?.postMessage(message)
}
