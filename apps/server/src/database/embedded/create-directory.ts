import { open, readdir, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * Creates an empty database in this directory, unless it holds one. The files are written beside it, synced and
 * moved into place in one step: a first start that is killed half-way leaves nothing that looks like a database.
 */
export async function createDirectory(directory: string): Promise<void> {
  if (existsSync(join(directory, 'PG_VERSION'))) return
  const unfinished = `${directory}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  const database = await PGlite.create({ fs: new NodeFS(unfinished) })
  await database.close()
  await syncTree(unfinished)
  await rename(unfinished, directory)
  await sync(dirname(directory))
}

async function syncTree(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    await (entry.isDirectory() ? syncTree(path) : sync(path))
  }
  await sync(directory)
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
