import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** Node's own rules say where the package lies; its version is not exported. */
const packageFolder = dirname(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')))
const cacheFolder = new URL('../../../../node_modules/.cache/taskfield/', import.meta.url)

/**
 * Opens an empty PGlite in memory. Making one takes seconds, so the first test run of a PGlite version keeps a copy of
 * the empty database for all later ones.
 */
export async function newPglite(): Promise<PGlite> {
  const template = new URL(`pglite-${await pgliteVersion()}.tar`, cacheFolder)
  const stored = await readFile(template).catch(() => null)
  if (stored) return PGlite.create({ loadDataDir: new Blob([stored]) })
  const database = await PGlite.create()
  const dump = await database.dumpDataDir('none')
  await store(template, Buffer.from(await dump.arrayBuffer()))
  return database
}

async function pgliteVersion(): Promise<string> {
  const text = await readFile(join(packageFolder, 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/** Two test files may do this at one moment. */
async function store(template: URL, content: Buffer): Promise<void> {
  await mkdir(cacheFolder, { recursive: true })
  const unfinished = new URL(`${randomUUID()}.tar`, cacheFolder)
  await writeFile(unfinished, content)
  await rename(unfinished, template)
}
