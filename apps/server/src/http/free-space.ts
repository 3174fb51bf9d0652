import { HttpError } from '../errors/http-error.ts'
import { limits } from '../limits.ts'

/** Returns the bytes that are free on the disk. */
export type FreeBytes = () => Promise<number>

/** A hook that refuses changes while the disk is nearly full: PostgreSQL must be able to finish what it has begun. */
export function requireFreeSpace(freeBytes: FreeBytes): () => Promise<void> {
  return async () => {
    if ((await freeBytes()) < limits.minFreeBytesToSave) throw new HttpError('disk_full')
  }
}
