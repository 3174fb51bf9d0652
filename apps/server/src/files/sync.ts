import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Brings a file, or the list of names in a directory, to the disk itself: it survives a power cut from then on. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The same for a directory and all that is in it. */
export async function syncTree(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    await (entry.isDirectory() ? syncTree(path) : sync(path))
  }
  await sync(directory)
}
