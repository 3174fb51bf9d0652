import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Makes the newest lease of a directory look as if its holder ran in another container or on another machine: its process
 * cannot be seen from here, and only the renewals of the lease say that it lives.
 */
export async function moveHolderAway(directory: string): Promise<void> {
  const name = (await readdir(directory)).find(each => each.startsWith('lease-'))
  if (!name) throw new Error(`There is no lease in ${directory}.`)
  const path = join(directory, name)
  const lease = JSON.parse(await readFile(path, 'utf8')) as { pidSpace: string }
  await writeFile(path, JSON.stringify({ ...lease, pidSpace: 'another container' }))
}
