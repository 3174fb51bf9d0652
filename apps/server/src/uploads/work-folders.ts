import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Lets work be done in a folder of its own, which is removed when the work ends in whatever way. */
export type InWorkFolder = <Result>(work: (folder: string) => Promise<Result>) => Promise<Result>

/** Makes such folders in this directory. */
export function workFolders(directory: string): InWorkFolder {
  return async work => {
    const folder = join(directory, randomUUID())
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      return await work(folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/** Removes what killed servers have left: folders that nobody has changed since the moment. */
export async function removeOldWork(directory: string, before: Date): Promise<void> {
  for (const name of await readdir(directory)) {
    const path = join(directory, name)
    const { ctime } = await stat(path)
    if (ctime < before) await rm(path, { recursive: true, force: true })
  }
}
