import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { temporaryDirectory, type TemporaryDirectory } from '../testing/temporary-directory.ts'
import { connect } from './connect.ts'

let folder: TemporaryDirectory
let server: Server

beforeEach(async () => {
  folder = await temporaryDirectory()
  server = createServer(dieAtTheFirstQuery)
  await once(server.listen(join(folder.path, '.s.PGSQL.5432')), 'listening')
})

afterEach(async () => {
  server.close()
  await folder[Symbol.asyncDispose]()
})

/** A PostgreSQL server that lets anyone in, and is killed while it works on the first query. */
function dieAtTheFirstQuery(client: Socket): void {
  client.once('data', () => {
    const authenticated = [0x52, 0, 0, 0, 8, 0, 0, 0, 0]
    const readyForQuery = [0x5a, 0, 0, 0, 5, 0x49]
    client.write(Buffer.from([...authenticated, ...readyForQuery]))
    client.once('data', () => client.destroy())
  })
}

it('a database that ends during a query fails this query, and not the whole server', async () => {
  const lost: string[] = []
  const database = connect({ host: folder.path }, { onLost: error => lost.push(error.message) })
  await expect(sql`select 1`.execute(database)).rejects.toThrow('Connection terminated unexpectedly')
  expect(lost).toEqual(['Connection terminated unexpectedly'])
  await database.destroy()
})
