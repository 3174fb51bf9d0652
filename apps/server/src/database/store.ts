import { sql, type Kysely } from 'kysely'
import { limits } from '../limits.ts'
import { StartError } from '../start-error.ts'
import { connect } from './connect.ts'
import type { Database } from './database.ts'

/** An open database and its disk. */
export interface Store {
  database: Kysely<Database>
  /** Bytes that are free for new data; infinite for a PostgreSQL server, which manages its own disk. */
  freeBytes(): Promise<number>
  close(): Promise<void>
}

/**
 * Connects to a PostgreSQL server, or throws a `StartError` when it cannot be reached. `onLost` is told of connections
 * that break.
 */
export async function openPostgresStore(databaseUrl: string, onLost: (error: Error) => void): Promise<Store> {
  const database = connect(
    {
      connectionString: databaseUrl,
      max: limits.maxConnections,
      connectionTimeoutMillis: limits.connectTimeoutMs,
    },
    { onLost },
  )
  try {
    await sql`select 1`.execute(database)
  } catch (error) {
    throw new StartError(`The PostgreSQL server of DATABASE_URL cannot be used: ${(error as Error).message}.`)
  }
  return {
    database,
    freeBytes: () => Promise.resolve(Number.POSITIVE_INFINITY),
    close: () => database.destroy(),
  }
}
