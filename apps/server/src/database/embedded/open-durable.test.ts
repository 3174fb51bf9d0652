import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryDirectory, type TemporaryDirectory } from '../../testing/temporary-directory.ts'
import { durableFilesystem } from './durable-filesystem.ts'
import { openDurable, proveDurable } from './open-durable.ts'

let folder: TemporaryDirectory
let directory: string

const locked = (): void => {}

beforeAll(async () => {
  folder = await temporaryDirectory()
  directory = join(folder.path, 'postgres')
  // What a first start leaves that was killed while it moved the files into their place.
  await mkdir(`${directory}/unfinished-1/base`, { recursive: true })
  await mkdir(`${directory}/base/1`, { recursive: true })
  await writeFile(`${directory}/base/1/half`, '')
  await writeFile(`${directory}/unfinished-1/PG_VERSION`, '18')
  await (await openDurable(directory, locked)).close()
})

afterAll(() => folder[Symbol.asyncDispose]())

describe('the embedded database', () => {
  it('is made in one step, over what a killed first start has left', async () => {
    const names = await readdir(directory)
    expect(names.filter(name => name.startsWith('unfinished'))).toEqual([])
    expect(await readdir(`${directory}/base/1`)).not.toContain('half')
  })

  it('runs with fsync, page checksums and small buffers', async () => {
    const database = await openDurable(directory, locked)
    const { rows } = await database.query(
      `select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method,
        current_setting('data_checksums') as checksums, current_setting('shared_buffers') as buffers`,
    )
    expect(rows).toEqual([{ fsync: 'on', method: 'fsync', checksums: 'on', buffers: '16MB' }])
    await database.close()
  })

  it('keeps what was committed', async () => {
    const first = await openDurable(directory, locked)
    await first.exec(`create table note (text text); insert into note values ('сохранено')`)
    await first.close()
    const second = await openDurable(directory, locked)
    expect((await second.query('select text from note')).rows).toEqual([{ text: 'сохранено' }])
    await second.close()
  })
})

describe('a lock that was lost', () => {
  it('ends all writing, and no commit is answered', async () => {
    let isHeld = true
    const database = await openDurable(directory, () => {
      if (!isHeld) throw Object.assign(new Error('The lock is lost.'), { code: 'EIO' })
    })
    await database.exec('create table line (text text)')
    isHeld = false
    const before = await filesIn(directory)
    await expect(database.exec(`insert into line values ('too late')`)).rejects.toThrow(/\S/)
    expect(await filesIn(directory)).toEqual(before)
  })
})

describe('the self-check at the start', () => {
  const withFsync = PGlite.defaultStartParams.filter(parameter => parameter !== '-F')

  it('fails loudly when a commit is answered without an fsync, as with the filesystem of stock PGlite', async () => {
    const database = await PGlite.create({ fs: new NodeFS(directory), startParams: withFsync })
    const syncless = durableFilesystem(directory, locked)
    await expect(proveDurable(database, syncless)).rejects.toThrow('a commit was answered without an fsync')
    await database.close()
  })

  it('fails loudly when PostgreSQL runs with fsync switched off, as stock PGlite does', async () => {
    const filesystem = durableFilesystem(directory, locked)
    const database = await PGlite.create({ fs: filesystem })
    await expect(proveDurable(database, filesystem)).rejects.toThrow(
      'PostgreSQL runs with fsync switched off',
    )
    await database.close()
  })

  it('fails loudly when the log is written with a call that PGlite does not have', async () => {
    const filesystem = durableFilesystem(directory, locked)
    const startParams = [...withFsync, '-c', 'wal_sync_method=fdatasync']
    const database = await PGlite.create({ fs: filesystem, startParams })
    await expect(proveDurable(database, filesystem)).rejects.toThrow('would lose saved text in a power cut')
    await database.close()
  })
})

/** Every file under a directory, with what is in it. */
async function filesIn(path: string): Promise<[string, string][]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  return Promise.all(
    files.map(
      async file =>
        [
          file,
          createHash('sha256')
            .update(await readFile(file))
            .digest('hex'),
        ] as [string, string],
    ),
  )
}
