import { statfs } from 'node:fs/promises'

/** The bytes that this process may still write to the disk that holds the directory. */
export async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}
