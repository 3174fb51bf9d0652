import { createHash } from 'node:crypto'
import { mkdir, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { limits } from '../../limits.ts'
import { StartError } from '../../start-error.ts'
import { connect } from '../connect.ts'
import type { Store } from '../store.ts'
import { lockDirectory } from './directory-lock.ts'
import { freeBytes } from './free-space.ts'
import { bridgePool } from './socket-bridge.ts'
import { startWorker } from './start-worker.ts'
import { watchDatabase } from './watchdog.ts'

/**
 * Opens the database that lives in this data directory, and makes both when they are missing. `onDeath` is told, in words,
 * when the database stops answering: nothing can be saved from then on, and the process should end.
 */
export async function openEmbeddedStore(
  dataDirectory: string,
  onDeath: (why: string) => void,
): Promise<Store> {
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 })
  const directory = await realpath(dataDirectory)
  const lock = await lockDirectory(directory)
  await refuseFullDisk(directory)

  const socketDirectory = socketDirectoryOf(directory)
  const thread = await startWorker({ directory: join(directory, 'postgres'), socketDirectory }, onDeath)
  const database = connect(bridgePool(socketDirectory), {
    onAnswer: () => watchdog.heard(),
    onLost: error => onDeath(`the connection to the database thread broke: ${error.message}`),
  })
  const watchdog = watchDatabase({
    ask: () => sql`select 1`.execute(database),
    everyMs: limits.databaseAskedEveryMs,
    silentForMs: limits.databaseSilentForMs,
    onSilence: () => onDeath(`no answer from the database for ${limits.databaseSilentForMs / 1000} s`),
  })
  return {
    database,
    freeBytes: () => freeBytes(directory),
    close: async () => {
      watchdog.stop()
      await database.destroy()
      await thread.close()
      await lock.release()
    },
  }
}

async function refuseFullDisk(directory: string): Promise<void> {
  const free = await freeBytes(directory)
  if (free >= limits.freeBytesToStart) return
  const [has, needs] = [free, limits.freeBytesToStart].map(bytes => Math.floor(bytes / 1024 / 1024))
  throw new StartError(
    `The disk of ${directory} is almost full: ${has} MB are free, ${needs} MB are needed. Make room.`,
  )
}

/** A path for a Unix socket may have no more than 107 bytes, so it cannot lie in a data directory of any name. */
function socketDirectoryOf(directory: string): string {
  const user = process.getuid?.() ?? 0
  const name = createHash('sha256').update(`${user}:${directory}`).digest('hex').slice(0, 16)
  return join(tmpdir(), `taskfield-${name}`)
}
