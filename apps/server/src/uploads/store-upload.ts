import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { HttpError } from '../errors/http-error.ts'
import type { MakeImageFiles } from './image-workers.ts'
import type { ReceivedFile } from './receive-file.ts'
import type { Upload, UploadRepository } from './repository.ts'
import type { UploadStorage } from './storage.ts'

/** What is needed to store an upload. */
export interface UploadStore {
  uploads: UploadRepository
  storage: UploadStorage
  makeImageFiles: MakeImageFiles
}

/**
 * Stores a received file, or finds that of the same bytes. The row comes after the files, so a row always has its files;
 * files without a row, of a server that was killed in between, are never served and removed later.
 */
export async function storeUpload(
  { uploads, storage, makeImageFiles }: UploadStore,
  { path, sha256, type }: ReceivedFile,
  signal: AbortSignal,
): Promise<Upload> {
  const known = await uploads.renew(sha256)
  if (known) return known
  const folder = join(dirname(path), 'files')
  await mkdir(folder, { mode: 0o700 })
  const made = await makeImageFiles({ path, type }, folder, signal)
  if (signal.aborted) throw new HttpError('request_incomplete')
  // An id of its own, and not the hash: nobody who has a file can find out whether others have it, and what is
  // removed at this moment is never what is added.
  const id = randomBytes(16).toString('hex')
  await storage.put(id, folder)
  const stored = await uploads.add({ id, sha256, type, ...made })
  if (stored.id !== id) await storage.remove(id)
  return stored
}
