import type { PGlite } from '@electric-sql/pglite'
import { StartError } from '../../start-error.ts'

/**
 * Proves that a commit reaches the disk, by making one and counting the syncs; throws a `StartError` when it
 * does not. An update of PGlite may rename what our filesystem hangs on to, and nothing else would notice.
 */
export async function proveDurable(database: PGlite, filesystem: { readonly syncs: number }): Promise<void> {
  const { rows } = await database.query<{ fsync: string }>('show fsync')
  if (rows[0]?.fsync !== 'on') throw new StartError(notDurable('PostgreSQL runs with fsync switched off'))
  const before = filesystem.syncs
  await database.query(`select pg_logical_emit_message(true, 'taskfield', 'does a commit reach the disk?')`)
  if (filesystem.syncs === before) throw new StartError(notDurable('a commit was answered without an fsync'))
}

function notDurable(why: string): string {
  return `The embedded database would lose saved text in a power cut: ${why}. Taskfield does not start like this. Install the versions of package-lock.json (npm ci), or set DATABASE_URL to a PostgreSQL server.`
}
