import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import type { PoolConfig } from 'pg'

/** A PGlite that ordinary PostgreSQL clients can reach, until `close`. */
export interface SocketBridge {
  close(): Promise<void>
}

/**
 * Serves PGlite on a Unix socket in a directory that only this user may enter, for the socket asks for no password.
 * The directory is made anew.
 */
export async function bridgeSocket(database: PGlite, directory: string): Promise<SocketBridge> {
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
 * How to reach a bridge: with one connection, and the bridge takes no second one. All connections would share one
 * session of PGlite, where a statement that arrives in pieces (64 kB is enough) is overwritten by that of
 * another connection and silently gets its answer. So inside a transaction only the transaction may be
 * asked; asking the pool there waits for ever.
 */
export function bridgePool(directory: string): PoolConfig {
  return { host: directory, user: 'postgres', database: 'postgres', max: 1 }
}
