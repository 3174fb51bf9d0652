import { PGlite } from '@electric-sql/pglite'
import { createDirectory } from './create-directory.ts'
import { durableFilesystem, type CheckLock } from './durable-filesystem.ts'
import { makePrivate } from './make-private.ts'
import { proveDurable } from './prove-durable.ts'

/** Upstream starts PostgreSQL with `-F`, which switches fsync off; 128 MB of buffers serve no small team. */
const startParams = PGlite.defaultStartParams
  .filter(parameter => parameter !== '-F')
  .concat('-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB')

/**
 * Opens the database in this directory, creating it when there is none. What it answers as committed
 * survives a kill and a power cut. Only one process may open a directory: hold its lock first.
 */
export async function openDurable(directory: string, checkLock: CheckLock): Promise<PGlite> {
  await createDirectory(directory, checkLock)
  await makePrivate(directory)
  const filesystem = durableFilesystem(directory, checkLock)
  const database = await PGlite.create({ fs: filesystem, startParams })
  await proveDurable(database, filesystem)
  return database
}
