import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../root.mjs'

const left = new Set(['node_modules', 'dist', 'data', 'test-results'])

/**
 * The paths of all files and folders in a folder, from the root, with forward slashes.
 * @returns {string[]}
 */
export function pathsIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(
      ({ name }) =>
        !left.has(name) && (!name.startsWith('.') || ['.ci', '.github', '.changeset'].includes(name)),
    )
    .flatMap(entry => {
      const path = posix.join(folder, entry.name)
      return entry.isDirectory() ? [path, ...pathsIn(path)] : [path]
    })
}

/**
 * The pages of Markdown among them.
 * @returns {string[]}
 */
export function pagesIn(folder) {
  return pathsIn(folder).filter(path => path.endsWith('.md'))
}
