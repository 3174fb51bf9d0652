import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Takes a directory and all that is in it from everybody but its owner: folders become 0700 and files 0600. PGlite makes
 * its first files readable for everybody.
 */
export async function makePrivate(path: string): Promise<void> {
  const stat = await lstat(path)
  if (stat.isSymbolicLink()) return
  const mode = stat.isDirectory() ? 0o700 : 0o600
  if ((stat.mode & 0o777) !== mode) await chmod(path, mode)
  if (!stat.isDirectory()) return
  for (const name of await readdir(path)) await makePrivate(join(path, name))
}
