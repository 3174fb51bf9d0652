import type { Kysely } from 'kysely'
import { limits } from '../limits.ts'
import { connect } from './connect.ts'
import type { Database } from './database.ts'

/** The open database and the disk under it. */
export interface Store {
  database: Kysely<Database>
  /** Bytes left for new data; infinite when the database looks after its own disk. */
  freeBytes(): Promise<number>
  close(): Promise<void>
}

/** Connects to a PostgreSQL server. `onLost` hears of connections that broke while idle. */
export function openServerStore(databaseUrl: string, onLost: (error: Error) => void): Store {
  const database = connect(
    {
      connectionString: databaseUrl,
      max: limits.connections,
      connectionTimeoutMillis: limits.connectWithinMs,
    },
    { onLost },
  )
  return {
    database,
    freeBytes: () => Promise.resolve(Number.POSITIVE_INFINITY),
    close: () => database.destroy(),
  }
}
