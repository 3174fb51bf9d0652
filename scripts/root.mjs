import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository, wherever a command was called from. */
export const root = fileURLToPath(new URL('..', import.meta.url))

export function inRoot(...parts) {
  return join(root, ...parts)
}
