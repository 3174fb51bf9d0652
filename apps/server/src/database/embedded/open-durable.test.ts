import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryDirectory, type TemporaryDirectory } from '../../testing/temporary-directory.ts'
import { durableFilesystem } from './durable-filesystem.ts'
import { openDurable } from './open-durable.ts'
import { proveDurable } from './prove-durable.ts'

let folder: TemporaryDirectory
let directory: string

beforeAll(async () => {
  folder = await temporaryDirectory()
  directory = join(folder.path, 'postgres')
  // What a first start leaves that was killed half-way.
  await mkdir(`${directory}.unfinished`)
  await writeFile(`${directory}.unfinished/PG_VERSION`, '18')
  await (await openDurable(directory)).close()
})

afterAll(() => folder[Symbol.asyncDispose]())

describe('the embedded database', () => {
  it('is made in one step, over what a killed first start has left', async () => {
    expect(await readdir(folder.path)).toEqual(['postgres'])
  })

  it('runs with fsync, page checksums and small buffers', async () => {
    const database = await openDurable(directory)
    const { rows } = await database.query(
      `select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method,
        current_setting('data_checksums') as checksums, current_setting('shared_buffers') as buffers`,
    )
    expect(rows).toEqual([{ fsync: 'on', method: 'fsync', checksums: 'on', buffers: '16MB' }])
    await database.close()
  })

  it('keeps what was committed', async () => {
    const first = await openDurable(directory)
    await first.exec(`create table note (text text); insert into note values ('сохранено')`)
    await first.close()
    const second = await openDurable(directory)
    expect((await second.query('select text from note')).rows).toEqual([{ text: 'сохранено' }])
    await second.close()
  })
})

describe('the self-check at the start', () => {
  const withFsync = PGlite.defaultStartParams.filter(parameter => parameter !== '-F')

  it('fails loudly when a commit is answered without an fsync, as with the filesystem of stock PGlite', async () => {
    const database = await PGlite.create({ fs: new NodeFS(directory), startParams: withFsync })
    const syncless = durableFilesystem(directory)
    await expect(proveDurable(database, syncless)).rejects.toThrow('a commit was answered without an fsync')
    await database.close()
  })

  it('fails loudly when PostgreSQL runs with fsync switched off, as stock PGlite does', async () => {
    const filesystem = durableFilesystem(directory)
    const database = await PGlite.create({ fs: filesystem })
    await expect(proveDurable(database, filesystem)).rejects.toThrow(
      'PostgreSQL runs with fsync switched off',
    )
    await database.close()
  })

  it('fails loudly when the log is written with a call that PGlite does not have', async () => {
    const filesystem = durableFilesystem(directory)
    const startParams = [...withFsync, '-c', 'wal_sync_method=fdatasync']
    const database = await PGlite.create({ fs: filesystem, startParams })
    await expect(proveDurable(database, filesystem)).rejects.toThrow('would lose saved text in a power cut')
    await database.close()
  })
})
