import { sql, type Kysely } from 'kysely'
import { limits } from '../limits.ts'
import { StartError } from '../start-error.ts'
import { connect } from './connect.ts'
import type { Database } from './database.ts'

/** The open database and the disk under it. */
export interface Store {
  database: Kysely<Database>
  /** Bytes left for new data; infinite when the database looks after its own disk. */
  freeBytes(): Promise<number>
  close(): Promise<void>
}

/**
 * Connects to a PostgreSQL server, or throws a `StartError` when that cannot be done. `onLost` hears of connections that
 * broke while idle.
 */
export async function openServerStore(databaseUrl: string, onLost: (error: Error) => void): Promise<Store> {
  const database = connect(
    {
      connectionString: databaseUrl,
      max: limits.connections,
      connectionTimeoutMillis: limits.connectWithinMs,
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
