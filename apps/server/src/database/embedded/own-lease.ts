import { ftruncateSync, writeSync } from 'node:fs'
import { rm, type FileHandle } from 'node:fs/promises'
import { leaseNumbers, leasePath, openUnless, released, type LeaseKey } from './lease-file.ts'
import type { LeaseHolder } from './lease-holder.ts'

/** A lease of this process. Its file stays open: what is done to it can never hit a file that took its place. */
export interface OwnLease {
  key: LeaseKey
  handle: FileHandle
}

/**
 * Makes the lease of this number and deletes the older ones; `null` when somebody else was faster. To make a file only
 * where there is none is one step on every filesystem. The look after it is for a process that read the directory long
 * ago: by now a newer lease stands there, because the newest is never deleted.
 */
export async function createLease(
  directory: string,
  number: number,
  text: LeaseHolder & { id: string },
): Promise<OwnLease | null> {
  const lease = await writeLease(leasePath(directory, number), text)
  if (!lease) return null
  const others = (await leaseNumbers(directory)).filter(each => each !== number)
  if (others.some(each => each > number)) {
    await discard(lease)
    return null
  }
  for (const older of others) await rm(leasePath(directory, older), { force: true })
  return lease
}

async function writeLease(path: string, text: LeaseHolder & { id: string }): Promise<OwnLease | null> {
  const handle = await openUnless('EEXIST', path, 'wx')
  if (!handle) return null
  const lease = { key: { path, id: text.id }, handle }
  try {
    await handle.writeFile(`${JSON.stringify(text)}\n`)
    return lease
  } catch (error) {
    await discard(lease)
    throw error
  }
}

async function discard({ handle, key }: OwnLease): Promise<void> {
  await handle.close()
  await rm(key.path, { force: true })
}

/** Says that the holder lives. Changes the time of the file alone, for which a full disk has room. */
export async function renewLease({ handle }: OwnLease): Promise<void> {
  const now = new Date()
  await handle.utimes(now, now)
}

/** Says that the holder is done, also while the process ends. Written over the old text: a full disk has no room for more. */
export function releaseLease({ handle }: OwnLease): void {
  writeSync(handle.fd, released, 0)
  ftruncateSync(handle.fd, released.length)
}
