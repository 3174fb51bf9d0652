import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What stands in a directory, itself included, as kinds of entries with their modes: `file 600`. */
export async function modesIn(directory: string): Promise<string[]> {
  const names = ['.', ...(await readdir(directory, { recursive: true }))]
  const modes = names.map(async name => {
    const entry = await stat(join(directory, name))
    return `${entry.isDirectory() ? 'directory' : 'file'} ${(entry.mode & 0o777).toString(8)}`
  })
  return [...new Set(await Promise.all(modes))].toSorted()
}
