import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makePrivate } from '../files/make-private.ts'
import { sync, syncTree } from '../files/sync.ts'
import type { UploadStorage } from './storage.ts'

/** Keeps uploads in a directory that only this user can read: `ab/ab34…/original.png`. */
export function diskStorage(directory: string): UploadStorage {
  const folderOf = (id: string): string => join(directory, id.slice(0, 2), id)
  return {
    put: async (id, folder) => {
      const place = folderOf(id)
      await mkdir(dirname(place), { recursive: true, mode: 0o700 })
      await makePrivate(folder)
      await syncTree(folder)
      // All files appear at one moment, whole.
      await rename(folder, place)
      await sync(dirname(place))
      await sync(directory)
    },
    read: async (id, name, range) => {
      const file = await open(join(folderOf(id), name))
      return file.createReadStream(range ?? {})
    },
    remove: id => rm(folderOf(id), { recursive: true, force: true }),
    idsBefore: moment => idsBefore(directory, moment),
  }
}

async function* idsBefore(directory: string, moment: Date): AsyncGenerator<string> {
  const groups = await readdir(directory)
  for (const group of groups.filter(name => /^[0-9a-f]{2}$/.test(name))) {
    for (const id of await readdir(join(directory, group))) {
      // A rename is the last change of a folder.
      const { ctime } = await stat(join(directory, group, id))
      if (ctime < moment) yield id
    }
  }
}
