import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import { StartError } from '../start-error.ts'
import type { Database } from './database.ts'

interface Migration {
  id: string
  text: string
  sha256: string
}

/** The key of the advisory lock: any number that nothing else in the database uses. */
const lockKey = 7_205_759

/**
 * Applies the numbered SQL files of a folder that were not applied yet, each in a transaction of its own. Throws a
 * `StartError` when a file that was applied has changed or is missing: then the tables may not be what the code expects.
 */
export async function migrate(database: Kysely<Database>, folder: URL): Promise<void> {
  await database.transaction().execute(async transaction => {
    await takeMigrationLock(transaction)
    await sql`create table if not exists schema_migrations (
      id text primary key, sha256 text not null, applied_at timestamptz not null default now()
    )`.execute(transaction)
  })
  for (const migration of await readMigrations(folder, database)) {
    await database.transaction().execute(transaction => apply(transaction, migration))
  }
}

/** Two servers may start at the same time on one PostgreSQL. The lock is released with the transaction. */
export async function takeMigrationLock(transaction: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(transaction)
}

async function readMigrations(folder: URL, database: Kysely<Database>): Promise<Migration[]> {
  const files = (await readdir(folder)).filter(file => file.endsWith('.sql')).toSorted()
  const applied = await database.selectFrom('schemaMigrations').select('id').execute()
  const missing = applied.find(({ id }) => !files.includes(`${id}.sql`))
  if (missing) {
    throw new StartError(
      `The database knows the migration ${missing.id}, which this Taskfield does not have: it was written by a newer one. Start that one.`,
    )
  }
  return Promise.all(
    files.map(async file => {
      const text = await readFile(new URL(file, folder), 'utf8')
      return { id: file.replace(/\.sql$/, ''), text, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

async function apply(transaction: Transaction<Database>, { id, text, sha256 }: Migration): Promise<void> {
  await takeMigrationLock(transaction)
  const applied = await transaction
    .selectFrom('schemaMigrations')
    .select('sha256')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!applied) {
    await sql.raw(text).execute(transaction)
    await transaction.insertInto('schemaMigrations').values({ id, sha256 }).execute()
  } else if (applied.sha256 !== sha256) {
    throw new StartError(
      `The migration ${id} was changed after it had been applied. Restore the file, and put the change into a new one.`,
    )
  }
}
