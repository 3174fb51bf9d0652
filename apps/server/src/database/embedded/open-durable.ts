import { PGlite } from '@electric-sql/pglite'
import { StartError } from '../../start-error.ts'
import { createDirectory } from './create-directory.ts'
import { durableFilesystem, type CheckLock } from './durable-filesystem.ts'
import { makePrivate } from '../../files/make-private.ts'

/** Upstream starts PostgreSQL with `-F`, which switches fsync off. A small team needs no 128 MB of buffers. */
const startParams = PGlite.defaultStartParams
  .filter(parameter => parameter !== '-F')
  .concat('-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB')

/**
 * Opens the database in this directory, and creates it first when there is none. Committed data survives a killed process
 * and a power cut. Only one process may open a directory, so take its lock first.
 */
export async function openDurable(directory: string, checkLock: CheckLock): Promise<PGlite> {
  await createDirectory(directory, checkLock)
  await makePrivate(directory)
  const filesystem = durableFilesystem(directory, checkLock)
  const database = await PGlite.create({ fs: filesystem, startParams })
  await proveDurable(database, filesystem)
  return database
}

/**
 * Makes a commit and throws a `StartError` if it caused no fsync. An update of PGlite may rename what our filesystem
 * overrides, and nothing else would notice.
 */
export async function proveDurable(database: PGlite, filesystem: { readonly syncs: number }): Promise<void> {
  const { rows } = await database.query<{ fsync: string }>('show fsync')
  if (rows[0]?.fsync !== 'on') throw notDurable('PostgreSQL runs with fsync switched off')
  const before = filesystem.syncs
  await database.query(`select pg_logical_emit_message(true, 'taskfield', 'does a commit reach the disk?')`)
  if (filesystem.syncs === before) throw notDurable('a commit was answered without an fsync')
}

function notDurable(why: string): StartError {
  return new StartError(
    `The embedded database would lose saved text in a power cut: ${why}. Taskfield does not start like this. Install the versions of package-lock.json (npm ci), or set DATABASE_URL to a PostgreSQL server.`,
  )
}
