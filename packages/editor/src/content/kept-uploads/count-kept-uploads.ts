import { leftUploads } from './pending-work.ts'

/**
 * How many images of a text an earlier page has left on this device before they were uploaded. They go on once a field with the same
 * `uploadsKey` opens; those that another tab goes on with are not among them.
 */
export async function countKeptUploads(uploadsKey: string): Promise<number> {
  try {
    const [{ listKept }, { lockedUploads }] = await Promise.all([
      import('./upload-store.ts'),
      import('./upload-lock.ts'),
    ])
    await leftUploads.settled()
    const [kept, locked] = await Promise.all([listKept(uploadsKey), lockedUploads()])
    return kept.filter(({ id }) => !locked.has(id)).length
  } catch {
    // Without a network for its code nothing is known of them, and nothing could go on.
    return 0
  }
}
