import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'

/** Events of the connections, besides the results of queries. */
export interface ConnectionEvents {
  /** A query has ended, with rows or with an error. */
  onAnswer?: () => void
  /** A connection broke. A query that was waiting on it fails; the pool makes a new one. */
  onLost: (error: Error) => void
}

/** Connects to PostgreSQL or to an embedded PGlite: the driver is the same for both. */
export function connect(config: pg.PoolConfig, { onAnswer, onLost }: ConnectionEvents): Kysely<Database> {
  const pool = new pg.Pool(config)
  // Node ends the process when a connection emits an error and has no listener; the pool listens to idle ones only.
  pool.on('connect', client => client.on('error', onLost))
  // The pool emits the errors of idle connections again.
  pool.on('error', () => {})
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
    log: () => onAnswer?.(),
  })
}

/** Network errors, and the codes of PostgreSQL for starting up, shutting down and too many connections. */
const connectionErrorCodes = /^(ECONN(REFUSED|RESET)|ENOTFOUND|EPIPE|ETIMEDOUT|57P0[1-3]|53300)$/

/** What the driver says in the same cases, without a code. */
const connectionErrorMessages = /^(Connection terminated|timeout exceeded when trying to connect)/

/** Whether a query failed because the database could not be reached. */
export function isConnectionError(error: Error & { code?: string }): boolean {
  return connectionErrorCodes.test(error.code ?? '') || connectionErrorMessages.test(error.message)
}
