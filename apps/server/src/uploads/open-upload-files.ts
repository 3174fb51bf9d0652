import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { directoryError } from '../files/directory-error.ts'
import { freeBytes } from '../files/free-bytes.ts'
import type { FreeBytes } from '../http/free-space.ts'
import { limits } from '../limits.ts'
import type { Settings } from '../settings.ts'
import { diskStorage } from './disk-storage.ts'
import { openS3Storage } from './s3-storage.ts'
import { imageWorkers, type MakeImageFiles } from './image-workers.ts'
import type { UploadStorage } from './storage.ts'
import { removeOldWork, workFolders, type InWorkFolder } from './work-folders.ts'

/** The places and the workers of uploads, besides the database. */
export interface UploadFiles {
  storage: UploadStorage
  inWorkFolder: InWorkFolder
  makeImageFiles: MakeImageFiles
  freeBytes: FreeBytes
}

/** Where uploads are kept. */
export type UploadSettings = Pick<Settings, 'dataDirectory' | 's3'>

/**
 * Opens the folder of uploads in this data directory, and makes it when it is missing. Where there is a bucket, only what
 * is unfinished lies in the folder.
 */
export async function openUploadFiles({ dataDirectory, s3 }: UploadSettings): Promise<UploadFiles> {
  const directory = join(dataDirectory, 'uploads')
  const work = join(directory, 'unfinished')
  try {
    await mkdir(work, { recursive: true, mode: 0o700 })
    await chmod(directory, 0o700)
    await removeOldWork(work, new Date(Date.now() - limits.unfinishedUploadMs))
  } catch (error) {
    throw directoryError(directory, error)
  }
  return {
    storage: s3 ? await openS3Storage(s3) : diskStorage(directory),
    inWorkFolder: workFolders(work),
    makeImageFiles: imageWorkers(),
    freeBytes: () => freeBytes(directory),
  }
}
