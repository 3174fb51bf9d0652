import { Refusal } from '../errors/refusal.ts'
import { limits } from '../limits.ts'

/** How many bytes the disk can still take. */
export type FreeBytes = () => Promise<number>

/** Refuses a change while the disk is nearly full: the database must be able to finish what it has begun. */
export function requireFreeSpace(freeBytes: FreeBytes): () => Promise<void> {
  return async () => {
    if ((await freeBytes()) < limits.freeBytesToSave) throw new Refusal('disk_full')
  }
}
