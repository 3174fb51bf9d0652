import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../run.mjs'

/**
 * Where these sources are published, as `https://github.com/owner/name`, or null where nothing says so: the repository in which
 * the release runs, else the remote of this one. No file names it, so a copy of the sources never claims to be another.
 */
export async function findRepository(folder) {
  const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_REPOSITORY: name } = process.env
  if (name) return `${server}/${name}`
  const { code, output } = await run('git', ['remote', 'get-url', 'origin'], { cwd: folder })
  return code === 0 ? parseRemote(output.trim()) : null
}

/** The page of a remote of git: of `git@host:owner/name.git` or an address. A folder has none. */
export function parseRemote(remote) {
  const [, host, name] =
    /^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]+@)?([\w.-]+\.[a-z]+)(?::\d+)?[:/](.+?)(?:\.git)?\/?$/.exec(
      remote,
    ) ?? []
  return host && name ? `https://${host}/${name}` : null
}

/** Writes into a package.json where its sources, its page and its bugs are. Provenance is refused for one that does not say so. */
export function nameRepository(folder, name, address) {
  const path = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  const directory = `packages/${name}`
  const whence = {
    homepage: `${address}/tree/main/${directory}#readme`,
    bugs: { url: `${address}/issues` },
    repository: { type: 'git', url: `git+${address}.git`, directory },
  }
  writeFileSync(path, `${JSON.stringify({ ...manifest, ...whence }, null, 2)}\n`)
}
