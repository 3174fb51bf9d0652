import { copyFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { temporaryDirectory, type TemporaryDirectory } from '../testing/temporary-directory.ts'
import { migrations } from '../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'

let opened: TestDatabase
let folder: TemporaryDirectory
let folderUrl: URL

beforeAll(async () => {
  opened = await openTestDatabase()
  folder = await temporaryDirectory()
  folderUrl = pathToFileURL(`${folder.path}/`)
})

afterAll(async () => {
  await opened.close()
  await folder[Symbol.asyncDispose]()
})

beforeEach(async () => {
  await sql`drop schema public cascade`.execute(opened.database)
  await sql`create schema public`.execute(opened.database)
  for (const file of await readdir(folder.path)) await rm(join(folder.path, file))
  await writeFile(join(folder.path, '0001-shelf.sql'), 'create table shelf (id integer);')
})

const run = (): Promise<void> => migrate(opened.database, folderUrl)

async function applied(): Promise<string[]> {
  const rows = await opened.database.selectFrom('schemaMigrations').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

describe('the migrations', () => {
  it('are applied in the order of their numbers, each once', async () => {
    await writeFile(join(folder.path, '0002-book.sql'), 'alter table shelf add book text;')
    await run()
    await run()
    expect(await applied()).toEqual(['0001-shelf', '0002-book'])
  })

  it('are applied from where the database stands', async () => {
    await run()
    await writeFile(
      join(folder.path, '0002-book.sql'),
      'alter table shelf add book text; alter table shelf add page text;',
    )
    await run()
    expect(await applied()).toEqual(['0001-shelf', '0002-book'])
  })

  it('leave nothing behind of a file that fails, and keep those before it', async () => {
    await writeFile(join(folder.path, '0002-bad.sql'), 'create table book (id integer); select nonsense;')
    await expect(run()).rejects.toThrow('nonsense')
    expect(await applied()).toEqual(['0001-shelf'])
    const { rows } = await sql<{ table: string | null }>`select to_regclass('book')::text as table`.execute(
      opened.database,
    )
    expect(rows).toEqual([{ table: null }])
  })

  it('refuse to go on when one that was applied has been changed since', async () => {
    await run()
    await writeFile(join(folder.path, '0001-shelf.sql'), 'create table shelf (id bigint);')
    await expect(run()).rejects.toThrow('The migration 0001-shelf was changed after it had been applied.')
  })

  it('refuse a database that a newer Taskfield has written', async () => {
    await writeFile(join(folder.path, '0009-future.sql'), 'select 1;')
    await run()
    await rm(join(folder.path, '0009-future.sql'))
    await expect(run()).rejects.toThrow('it was written by a newer one')
  })

  it('may be run by two servers that start at one moment', async () => {
    await copyFile(new URL('0001-projects-and-tasks.sql', migrations), join(folder.path, '0002-tasks.sql'))
    await Promise.all([run(), run()])
    expect(await applied()).toEqual(['0001-shelf', '0002-tasks'])
  })
})

it('makes the tables that the code believes in', async () => {
  await migrate(opened.database, migrations)
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'
  `.execute(opened.database)
  const believed = Object.entries(columns).flatMap(([table, names]) =>
    Object.keys(names).map(column => `${snakeCase(table)}.${snakeCase(column)}`),
  )
  expect(rows.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(believed.toSorted())
})

/** The columns of every table as values; the compiler refuses one too many or too few. */
const columns: { [Table in keyof Database]: Record<keyof Database[Table], true> } = {
  project: { id: true, key: true, name: true },
  task: {
    id: true,
    projectId: true,
    parentId: true,
    counter: true,
    name: true,
    html: true,
    version: true,
    createdAt: true,
    updatedAt: true,
  },
  taskRevision: { taskId: true, version: true, html: true, savedAt: true },
  upload: {
    id: true,
    sha256: true,
    type: true,
    width: true,
    height: true,
    files: true,
    uploadedAt: true,
  },
  taskRevisionUpload: { uploadId: true, taskId: true, version: true },
  comment: {
    id: true,
    taskId: true,
    key: true,
    html: true,
    version: true,
    createdAt: true,
    updatedAt: true,
  },
  commentUpload: { uploadId: true, commentId: true },
  schemaMigrations: { id: true, sha256: true, appliedAt: true },
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}
