import { readFileSync } from 'node:fs'
import { open, readdir, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { LeaseHolder } from './lease-holder.ts'

/** What a lease says: who made it, or that its holder gave it back. */
export type LeaseText = (LeaseHolder & { id: string }) | 'released'

/** A lease as it was seen. `text` is `null` while it is being written; `renewed` changes with every sign of life. */
export interface SeenLease {
  path: string
  content: string
  text: LeaseText | null
  renewed: string
}

/** Which lease, and where: whoever has these two can look whether it still holds. */
export interface LeaseKey {
  path: string
  id: string
}

/** What a lease is overwritten with at the end. */
export const released = 'released\n'

/** The numbers of the leases in a directory; the highest is the one that counts. */
export async function leaseNumbers(directory: string): Promise<number[]> {
  const names = await readdir(directory)
  return names.map(name => Number(/^lease-(\d+)$/.exec(name)?.[1] ?? 0)).filter(number => number > 0)
}

/** Where the lease of this number is. */
export function leasePath(directory: string, number: number): string {
  return join(directory, `lease-${number}`)
}

/** Looks at a lease; `null` when it is gone. It is opened each time, which makes a network filesystem ask its server. */
export async function seeLease(path: string): Promise<SeenLease | null> {
  const handle = await openUnless('ENOENT', path, 'r')
  if (!handle) return null
  try {
    const { ino, mtimeNs } = await handle.stat({ bigint: true })
    const content = await handle.readFile('utf8')
    return { path, content, text: parseLease(content), renewed: `${ino} ${mtimeNs}` }
  } finally {
    await handle.close()
  }
}

/** Whether the lease still stands there. Throws when the disk does not say. */
export function holdsLease({ path, id }: LeaseKey): boolean {
  try {
    const text = parseLease(readFileSync(path, 'utf8'))
    return text !== null && text !== 'released' && text.id === id
  } catch (error) {
    if (['ENOENT', 'ESTALE'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

/** Opens a file for this user alone; `null` when that fails for the reason that is expected. */
export async function openUnless(
  expected: 'ENOENT' | 'EEXIST',
  path: string,
  flags: 'r' | 'wx',
): Promise<FileHandle | null> {
  try {
    return await open(path, flags, 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === expected) return null
    throw error
  }
}

function parseLease(content: string): LeaseText | null {
  if (content === released) return 'released'
  try {
    return JSON.parse(content) as LeaseText
  } catch {
    return null
  }
}
