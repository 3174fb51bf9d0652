import { join } from 'node:path'
import { run } from '../run.mjs'

/** The packages that are published, in the order in which each needs those before it. */
export const packageNames = ['document', 'editor', 'element']

/** Builds them in a tree; the editor is built on the way to the element. */
export async function buildPackages(tree) {
  await npm(tree, 'run', '--silent', 'build', '-w', '@taskfield/document', '-w', '@taskfield/element')
}

/**
 * Packs the packages of a tree, which are built already, into a folder.
 * @returns {Promise<{ name: string, folder: string, tarball: string, files: string[] }[]>} `files` are the paths that each ships.
 */
export async function packAll(tree, place) {
  const wanted = packageNames.flatMap(name => ['-w', `@taskfield/${name}`])
  const listing = await npm(
    tree,
    'pack',
    '--json',
    '--ignore-scripts',
    '--pack-destination',
    place,
    ...wanted,
  )
  const packs = JSON.parse(listing.slice(listing.search(/^[[{]$/m)))
  return Object.values(packs).map(({ name, filename, files }) => ({
    name,
    folder: join(tree, 'packages', name.replace('@taskfield/', '')),
    tarball: join(place, filename.replace(/^@/, '').replace('/', '-')),
    files: files.map(({ path }) => path),
  }))
}

/** What npm prints; it throws with all of that where npm fails. */
export async function npm(cwd, ...args) {
  const { code, output } = await run('npm', args, { cwd })
  if (code === 0) return output
  throw new Error(`npm ${args.join(' ')} failed in ${cwd}:\n${output.trim()}`)
}
