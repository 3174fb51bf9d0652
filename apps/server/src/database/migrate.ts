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

/** Any number will do, as long as nothing else in the same database locks it. */
const lockKey = 7_205_759

/**
 * Brings the tables up to date with the numbered files of a folder, each in a transaction of its own, each once. Refuses
 * with a `StartError` when a file that was applied has changed since, or is missing: then nobody knows what the tables are like.
 */
export async function migrate(database: Kysely<Database>, folder: URL): Promise<void> {
  await database.transaction().execute(async transaction => {
    await waitForOthers(transaction)
    await sql`create table if not exists schema_migrations (
      id text primary key, sha256 text not null, applied_at timestamptz not null default now()
    )`.execute(transaction)
  })
  for (const migration of await readMigrations(folder, database)) {
    await database.transaction().execute(transaction => apply(transaction, migration))
  }
}

/** Two servers may start at one moment on one PostgreSQL. The lock ends with the transaction. */
export async function waitForOthers(transaction: Transaction<Database>): Promise<void> {
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
  await waitForOthers(transaction)
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
