import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { sync, syncTree } from '../../files/sync.ts'
import type { CheckLock } from './durable-filesystem.ts'

/** A directory with this file in it is a database. */
const version = 'PG_VERSION'

/**
 * Makes an empty database in this directory, unless it holds one. The files are written and synced in a folder of their
 * own, and the one that makes a database of them is moved last: a first start that is killed half-way leaves nothing
 * that looks like a database.
 */
export async function createDirectory(directory: string, checkLock: CheckLock): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const names = await readdir(directory)
  for (const name of names.filter(each => each.startsWith('unfinished-'))) await remove(join(directory, name))
  if (names.includes(version)) return

  const unfinished = join(directory, `unfinished-${randomUUID()}`)
  const database = await PGlite.create({ fs: new NodeFS(unfinished) })
  await database.close()
  await syncTree(unfinished)
  checkLock()
  for (const name of await readdir(unfinished)) {
    if (name !== version) await replace(join(unfinished, name), join(directory, name))
  }
  await sync(directory)
  await replace(join(unfinished, version), join(directory, version))
  await remove(unfinished)
  await sync(directory)
}

/** What stands in the place was moved there by a first start that was killed. */
async function replace(from: string, to: string): Promise<void> {
  await remove(to)
  await rename(from, to)
}

async function remove(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true })
}
