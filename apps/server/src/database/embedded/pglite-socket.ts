import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import type { PoolConfig } from 'pg'

/** A PGlite that PostgreSQL clients can connect to, until `close`. */
export interface PgliteServer {
  close(): Promise<void>
}

/**
 * Serves PGlite on a Unix socket. The socket has no password, so it lies in a directory of its own that only this user can
 * enter. The directory is deleted first if it exists.
 */
export async function servePglite(database: PGlite, directory: string): Promise<PgliteServer> {
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { mode: 0o700 })
  const server = new PGLiteSocketServer({
    db: database,
    path: join(directory, '.s.PGSQL.5432'),
    maxConnections: 1,
  })
  await server.start()
  return {
    close: async () => {
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/**
 * The pool for a PGlite served in this directory. It has one connection, and the server accepts no second one, because
 * PGlite has one session: a statement that arrives in several packets, from 64 kB on, is overwritten by that of another
 * connection and gets its result without an error. So inside a transaction every query must go through the transaction;
 * one that asks the pool waits for ever.
 */
export function pglitePoolConfig(directory: string): PoolConfig {
  return { host: directory, user: 'postgres', database: 'postgres', max: 1 }
}
