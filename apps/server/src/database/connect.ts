import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'

/** What to do with what a connection tells besides its answers. */
export interface ConnectionEvents {
  /** Some query was answered, with rows or with an error. */
  onAnswer?: () => void
  /** A connection broke. A query that was waiting on it fails; the pool makes a new one. */
  onLost: (error: Error) => void
}

/** The database behind this address: PostgreSQL or the bridge to PGlite, the same driver for both. */
export function connect(config: pg.PoolConfig, { onAnswer, onLost }: ConnectionEvents): Kysely<Database> {
  const pool = new pg.Pool(config)
  // Every connection, also one in use: the end of one that nobody listens to would be the end of the process.
  pool.on('connect', client => client.on('error', onLost))
  // The pool repeats what a connection says that nobody uses.
  pool.on('error', () => {})
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
    log: () => onAnswer?.(),
  })
}
