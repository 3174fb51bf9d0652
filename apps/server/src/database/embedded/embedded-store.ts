import { mkdir, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { limits } from '../../limits.ts'
import { StartError } from '../../start-error.ts'
import { connect } from '../connect.ts'
import type { Store } from '../store.ts'
import { directoryError } from '../../files/directory-error.ts'
import { freeBytes } from '../../files/free-bytes.ts'
import { lockDirectory, type DirectoryLock } from './directory-lock.ts'
import { pglitePoolConfig } from './pglite-socket.ts'
import { startDatabaseThread, type EmbeddedDatabaseEvents } from './database-thread.ts'
import { watchDatabase } from './watchdog.ts'

/** Opens the database that lives in this data directory, and makes both when they are missing. */
export async function openEmbeddedStore(
  dataDirectory: string,
  events: EmbeddedDatabaseEvents,
): Promise<Store> {
  const { directory, lock } = await lockDatabase(dataDirectory, events)
  await refuseFullDisk(directory)

  const fail = (why: string): void => events.onFatal(lock.whyLost() ?? why)
  const socketDirectory = socketDirectoryOf(lock.lease.id)
  if (lock.replaced) await rm(socketDirectoryOf(lock.replaced), { recursive: true, force: true })
  const thread = await startDatabaseThread(
    { directory, socketDirectory, lease: lock.lease },
    { onFatal: fail, onWait: events.onWait },
  )
  const database = connect(pglitePoolConfig(socketDirectory), {
    onAnswer: () => watchdog.reset(),
    onLost: error => fail(`the connection to the database thread broke: ${error.message}`),
  })
  const watchdog = watchDatabase({
    ping: () => sql`select 1`.execute(database),
    intervalMs: limits.pingIntervalMs,
    timeoutMs: limits.pingTimeoutMs,
    onTimeout: () => fail(`no answer from the database for ${limits.pingTimeoutMs / 1000} s`),
  })
  return {
    database,
    freeBytes: () => freeBytes(directory),
    close: async () => {
      watchdog.stop()
      await database.destroy()
      await thread.close()
      lock.release()
    },
  }
}

/** The lock lies in the folder of the database itself, so that there is no path to the one without the other. */
async function lockDatabase(
  dataDirectory: string,
  { onFatal, onWait }: EmbeddedDatabaseEvents,
): Promise<{ directory: string; lock: DirectoryLock }> {
  const path = join(dataDirectory, 'postgres')
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
    const directory = await realpath(path)
    const lock = await lockDirectory(directory, {
      renewalMs: limits.leaseRenewalMs,
      timeoutMs: limits.leaseTimeoutMs,
      onLost: onFatal,
      onWait,
    })
    return { directory, lock }
  } catch (error) {
    throw directoryError(path, error)
  }
}

async function refuseFullDisk(directory: string): Promise<void> {
  const free = await freeBytes(directory)
  if (free >= limits.minFreeBytesToStart) return
  const [has, needs] = [free, limits.minFreeBytesToStart].map(bytes => Math.floor(bytes / 1024 / 1024))
  throw new StartError(
    `The disk of ${directory} is almost full: ${has} MB are free, ${needs} MB are needed. Make room.`,
  )
}

/**
 * A path for a Unix socket may have no more than 107 bytes, so it cannot lie in a data directory of any name. Each process has one of its
 * own: one that has lost its lock must not find the socket of the next.
 */
function socketDirectoryOf(leaseId: string): string {
  return join(tmpdir(), `taskfield-${leaseId}`)
}
