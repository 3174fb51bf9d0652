import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { connect } from '../database/connect.ts'
import type { Database } from '../database/database.ts'
import { pglitePoolConfig, servePglite } from '../database/embedded/pglite-socket.ts'
import { newPglite } from './new-pglite.ts'
import { temporaryDirectory } from './temporary-directory.ts'

/** An empty database, for one test file. */
export interface TestDatabase {
  database: Kysely<Database>
  close: () => Promise<void>
}

/**
 * Opens a PGlite in memory behind the same socket as in the product; or, where `TEST_DATABASE_URL` names a PostgreSQL
 * server whose user may create databases, a new database there, so that all these tests run on both.
 */
export function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL']
  return url ? openOnServer(url) : openInMemory()
}

async function openInMemory(): Promise<TestDatabase> {
  const directory = await temporaryDirectory()
  const socketDirectory = join(directory.path, 'socket')
  const pglite = await newPglite()
  const server = await servePglite(pglite, socketDirectory)
  const database = connect(pglitePoolConfig(socketDirectory), { onLost: fail })
  return {
    database,
    close: async () => {
      await database.destroy()
      await server.close()
      await pglite.close()
      await directory[Symbol.asyncDispose]()
    },
  }
}

async function openOnServer(url: string): Promise<TestDatabase> {
  const name = `taskfield_test_${randomUUID().replaceAll('-', '')}`
  const server = connect({ connectionString: url }, { onLost: fail })
  await sql`create database ${sql.id(name)}`.execute(server)
  const own = new URL(url)
  own.pathname = name
  // The database is dropped while its last connections are closing.
  const database = connect({ connectionString: own.href }, { onLost: () => {} })
  return {
    database,
    close: async () => {
      await database.destroy()
      await sql`drop database ${sql.id(name)} with (force)`.execute(server)
      await server.destroy()
    },
  }
}

function fail(error: Error): void {
  throw error
}
