import { limits } from '../limits.ts'
import type { UploadRepository } from './repository.ts'
import type { UploadStorage } from './storage.ts'

/** Where unused uploads are looked for. */
export interface CollectOptions {
  uploads: Pick<UploadRepository, 'knownOf' | 'removeUnused'>
  storage: UploadStorage
  now?: Date
  /** Ends the work early; what is left is found the next time. */
  signal: AbortSignal
}

/** How many files without a row are looked up at once. */
const batch = 500

/**
 * Removes the uploads that no saved text has named for a while, and the files that a server which was killed has left
 * without a row. The row goes before the files, so a row always has its files.
 */
export async function collectUploads({
  uploads,
  storage,
  now = new Date(),
  signal,
}: CollectOptions): Promise<void> {
  const before = (ms: number): Date => new Date(now.getTime() - ms)
  const remove = async (ids: string[]): Promise<void> => {
    for (const id of ids) if (!signal.aborted) await storage.remove(id)
  }
  await remove(await uploads.removeUnused(before(limits.unusedUploadMs)))

  let ids: string[] = []
  const removeStray = async (): Promise<void> => {
    const known = new Set(await uploads.knownOf(ids))
    await remove(ids.filter(id => !known.has(id)))
    ids = []
  }
  for await (const id of storage.idsBefore(before(limits.unfinishedUploadMs))) {
    if (signal.aborted) return
    if (ids.push(id) === batch) await removeStray()
  }
  await removeStray()
}
