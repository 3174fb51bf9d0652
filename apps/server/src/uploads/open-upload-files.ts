import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { HttpError } from '../errors/http-error.ts'
import { directoryError } from '../files/directory-error.ts'
import { freeBytes } from '../files/free-bytes.ts'
import type { FreeBytes } from '../http/free-space.ts'
import { limits } from '../limits.ts'
import { diskStorage } from './disk-storage.ts'
import { makeImageFiles } from './image-files.ts'
import type { UploadStorage } from './storage.ts'
import type { UploadStore } from './store-upload.ts'
import { takeTurns } from './take-turns.ts'
import { removeOldWork, workFolders, type InWorkFolder } from './work-folders.ts'

/** The places and the workers of uploads, besides the database. */
export interface UploadFiles {
  storage: UploadStorage
  inWorkFolder: InWorkFolder
  makeImageFiles: UploadStore['makeImageFiles']
  freeBytes: FreeBytes
}

/** Opens the folder of uploads in this data directory, and makes it when it is missing. */
export async function openUploadFiles(dataDirectory: string): Promise<UploadFiles> {
  const directory = join(dataDirectory, 'uploads')
  const work = join(directory, 'unfinished')
  try {
    await mkdir(work, { recursive: true, mode: 0o700 })
    await chmod(directory, 0o700)
    await removeOldWork(work, new Date(Date.now() - limits.unfinishedUploadMs))
  } catch (error) {
    throw directoryError(directory, error)
  }
  const inTurn = takeTurns({
    atOnce: limits.imagesAtOnce,
    maxWaiting: limits.waitingImages,
    onFull: () => new HttpError('overloaded'),
  })
  return {
    storage: diskStorage(directory),
    inWorkFolder: workFolders(work),
    makeImageFiles: (source, folder) => inTurn(() => makeImageFiles(source, folder)),
    freeBytes: () => freeBytes(directory),
  }
}
