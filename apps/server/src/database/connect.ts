import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'

/** What to do with what a connection tells besides its answers. */
export interface ConnectionEvents {
  /** Some query was answered, with rows or with an error. */
  onAnswer?: () => void
  /** A connection broke while nobody was using it. The pool makes a new one. */
  onLost: (error: Error) => void
}

/** The database behind this address: PostgreSQL or the bridge to PGlite, the same driver for both. */
export function connect(config: pg.PoolConfig, { onAnswer, onLost }: ConnectionEvents): Kysely<Database> {
  const pool = new pg.Pool(config)
  pool.on('error', onLost)
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
    log: () => onAnswer?.(),
  })
}
